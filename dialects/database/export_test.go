package database

// Age makes what is kept of a database's schema too old to be used without another look.
func Age(db DB) {
	s := db.(*road).schemas
	for _, e := range s.whole {
		e.at = e.at.Add(-schemaAge)
	}
	s.madeAt = s.madeAt.Add(-schemaAge)
}
