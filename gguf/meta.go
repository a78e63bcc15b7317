package gguf

import "reflect"

// KV is one metadata entry. Value is a uint8, int8, uint16, int16, uint32, int32, uint64, int64,
// float32, float64, bool or string, a slice of one of these, or []any holding slices (an array of
// arrays).
type KV struct {
	Key   string
	Value any
}

// Meta is the metadata in file order. The getters answer false where the key is absent or its value
// is of another kind.
type Meta []KV

// Get finds a value.
func (m Meta) Get(key string) (any, bool) {
	for _, kv := range m {
		if kv.Key == key {
			return kv.Value, true
		}
	}
	return nil, false
}

// Set replaces a value in place, or adds it at the end.
func (m *Meta) Set(key string, value any) {
	for i := range *m {
		if (*m)[i].Key == key {
			(*m)[i].Value = value
			return
		}
	}
	*m = append(*m, KV{key, value})
}

func (m Meta) String(key string) (string, bool)    { return get[string](m, key) }
func (m Meta) Bool(key string) (bool, bool)        { return get[bool](m, key) }
func (m Meta) Strings(key string) ([]string, bool) { return get[[]string](m, key) }

// Int accepts every integer type whose value fits.
func (m Meta) Int(key string) (int64, bool) {
	v, _ := m.Get(key)
	return toInt(reflect.ValueOf(v))
}

// Uint accepts every integer type whose value is not negative.
func (m Meta) Uint(key string) (uint64, bool) {
	v, _ := m.Get(key)
	if u := reflect.ValueOf(v); v != nil && u.CanUint() {
		return u.Uint(), true
	}
	i, ok := toInt(reflect.ValueOf(v))
	if !ok || i < 0 {
		return 0, false
	}
	return uint64(i), true
}

// Float accepts float32 and float64.
func (m Meta) Float(key string) (float64, bool) {
	v, _ := m.Get(key)
	f := reflect.ValueOf(v)
	if v == nil || !f.CanFloat() {
		return 0, false
	}
	return f.Float(), true
}

// Ints accepts an array of any integer type.
func (m Meta) Ints(key string) ([]int64, bool) {
	v, _ := m.Get(key)
	s := reflect.ValueOf(v)
	if v == nil || s.Kind() != reflect.Slice {
		return nil, false
	}
	ints := make([]int64, s.Len())
	for i := range ints {
		var ok bool
		if ints[i], ok = toInt(s.Index(i)); !ok {
			return nil, false
		}
	}
	return ints, true
}

// Floats accepts an array of float32 or float64.
func (m Meta) Floats(key string) ([]float64, bool) {
	v, _ := m.Get(key)
	s := reflect.ValueOf(v)
	if v == nil || s.Kind() != reflect.Slice {
		return nil, false
	}
	floats := make([]float64, s.Len())
	for i := range floats {
		if !s.Index(i).CanFloat() {
			return nil, false
		}
		floats[i] = s.Index(i).Float()
	}
	return floats, true
}

func get[T any](m Meta, key string) (T, bool) {
	v, _ := m.Get(key)
	t, ok := v.(T)
	return t, ok
}

func toInt(v reflect.Value) (int64, bool) {
	switch {
	case !v.IsValid():
		return 0, false
	case v.CanInt():
		return v.Int(), true
	case v.CanUint() && v.Uint() <= 1<<63-1:
		return int64(v.Uint()), true
	}
	return 0, false
}
