package main

import (
	"crypto/sha256"
	"debug/buildinfo"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

// bill writes what a platform's programs are made of, in CycloneDX 1.6: the programs with their hashes, the modules
// that the linker noted in each, Go, and the embedded model.
func (r release) bill(goos, arch string) (err error) {
	names, paths, err := r.binaries(goos, arch)
	if err != nil {
		return err
	}
	reference := "pkg:golang/github.com/sqlagent/sqlagent@v" + r.version
	bom := cyclonedx.NewBOM()
	bom.Metadata = &cyclonedx.Metadata{
		Timestamp: r.time.Format(time.RFC3339),
		Component: &cyclonedx.Component{BOMRef: reference, Type: cyclonedx.ComponentTypeApplication, Name: "sqlagent", Version: r.version, PackageURL: reference,
			Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "Apache-2.0"}}}},
	}
	components, dependencies := []cyclonedx.Component{}, []cyclonedx.Dependency{}
	modules, err := r.linked(goos, arch)
	if err != nil {
		return err
	}
	var contained []string
	for i, name := range names {
		sum, err := hash(paths[i])
		if err != nil {
			return err
		}
		info, err := buildinfo.ReadFile(paths[i])
		if err != nil {
			return err
		}
		ref := name + "@" + r.version
		contained = append(contained, ref)
		components = append(components, cyclonedx.Component{BOMRef: ref, Type: cyclonedx.ComponentTypeApplication, Name: name, Version: r.version, Hashes: sum,
			Properties: &[]cyclonedx.Property{{Name: "platform", Value: goos + "/" + arch}, {Name: "go", Value: info.GoVersion}}})
		links := []string{goReference(info.GoVersion)}
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			links = append(links, purl(m.Path, m.Version))
		}
		if name == "sqlagent" || name == "sqlagent.exe" {
			links = append(links, "nano")
		}
		slices.Sort(links)
		dependencies = append(dependencies, cyclonedx.Dependency{Ref: ref, Dependencies: &links})
		if std := goReference(info.GoVersion); i == 0 {
			components = append(components, cyclonedx.Component{BOMRef: std, Type: cyclonedx.ComponentTypeLibrary, Name: "std", Version: info.GoVersion, PackageURL: std})
		}
	}
	for _, m := range modules {
		ref := purl(m.Path, m.Version)
		components = append(components, cyclonedx.Component{BOMRef: ref, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version, PackageURL: ref})
	}
	weights, err := hash(filepath.Join(r.root, "nano", "weights", "nano.gguf"))
	if err != nil {
		return err
	}
	components = append(components, cyclonedx.Component{BOMRef: "nano", Type: cyclonedx.ComponentTypeMachineLearningModel, Name: "nano", Version: r.version, Hashes: weights,
		Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "CC-BY-SA-4.0"}}}})
	bom.Components, bom.Dependencies = &components, &dependencies
	dependencies = append(dependencies, cyclonedx.Dependency{Ref: reference, Dependencies: &contained})

	f, err := os.Create(filepath.Join(r.out, r.base(goos, arch)+".cdx.json"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return cyclonedx.NewBOMEncoder(f, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
}

func purl(path, version string) string { return "pkg:golang/" + path + "@" + version }

func goReference(version string) string { return "pkg:golang/std@" + version[len("go"):] }

func hash(path string) (*[]cyclonedx.Hash, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return nil, err
	}
	return &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: fmt.Sprintf("%x", h.Sum(nil))}}, nil
}
