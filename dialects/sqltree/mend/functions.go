package mend

func (m *mender) functions() {}
