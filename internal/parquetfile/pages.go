package parquetfile

import (
	"bufio"
	"fmt"
	"io"

	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"
	"github.com/pierrec/lz4/v4"
)

// maxPage is the largest page that is read, unpacked: writers aim at 1 MB.
const maxPage = 1 << 30

// sound reports what is wrong with the pages of a row group. The library believes their headers: it makes room for what
// these say, and where a page packed by LZ4 is damaged, ever more until memory ends.
func (f *File) sound(group int) error {
	groups := f.of.Metadata().RowGroups
	for i := range groups[group].Columns {
		packed := groups[0].Columns[i].MetaData.Codec == format.Lz4Raw // the library has the first group's for all
		if err := f.soundChunk(&groups[group].Columns[i].MetaData, packed); err != nil {
			return err
		}
	}
	return nil
}

func (f *File) soundChunk(of *format.ColumnMetaData, packed bool) error {
	start := of.DataPageOffset
	if of.DictionaryPageOffset > 0 {
		start = min(start, of.DictionaryPageOffset)
	}
	left := of.TotalCompressedSize
	if start < 0 || left < 0 || left > f.size || start > f.size-left {
		return fmt.Errorf("its pages are said to be %d bytes from %d of a file of %d", left, start, f.size)
	}
	section := io.NewSectionReader(f.file, start, left)
	r := bufio.NewReader(section)
	protocol := thrift.CompactProtocol{}
	decoder := thrift.NewDecoder(protocol.NewReader(r))
	for {
		var h format.PageHeader
		if decoder.Decode(&h) != nil {
			return nil // the end, or what the library reports in its own words
		}
		at, err := section.Seek(0, io.SeekCurrent)
		if err != nil {
			return err
		}
		rest := left - at + int64(r.Buffered())
		if h.CompressedPageSize < 0 || int64(h.CompressedPageSize) > rest || h.UncompressedPageSize < 0 || h.UncompressedPageSize > maxPage {
			return fmt.Errorf("a page of %d bytes, %d unpacked, where %d are left; the maximum is %d", h.CompressedPageSize, h.UncompressedPageSize, rest, maxPage)
		}
		if !packed {
			if _, err := r.Discard(int(h.CompressedPageSize)); err != nil {
				return err
			}
			continue
		}
		page := make([]byte, h.CompressedPageSize)
		if _, err := io.ReadFull(r, page); err != nil {
			return err
		}
		if err := soundLZ4(&h, page); err != nil {
			return err
		}
	}
}

// soundLZ4 unpacks a page into the room that its header says. The levels of version 2 are not packed.
func soundLZ4(h *format.PageHeader, page []byte) error {
	if v2 := h.DataPageHeaderV2; v2.Valid {
		if compressed := v2.V.IsCompressed; compressed.Valid && !compressed.V {
			return nil
		}
		levels := int64(v2.V.RepetitionLevelsByteLength) + int64(v2.V.DefinitionLevelsByteLength)
		if levels < 0 || levels > int64(len(page)) {
			return fmt.Errorf("a page of %d bytes with %d of levels", len(page), levels)
		}
		page = page[levels:]
	}
	if _, err := lz4.UncompressBlock(page, make([]byte, h.UncompressedPageSize)); err != nil {
		return fmt.Errorf("a page that is packed by LZ4: %w", err)
	}
	return nil
}
