module github.com/sqlagent/sqlagent/packaging/release

go 1.26.4

require (
	github.com/CycloneDX/cyclonedx-go v0.12.0
	github.com/cavaliergopher/cpio v1.0.1
	github.com/google/rpmpack v0.7.1
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.2
	golang.org/x/mod v0.36.0
)

require (
	github.com/klauspost/compress v1.18.4 // indirect
	github.com/klauspost/pgzip v1.2.6 // indirect
	github.com/ulikunitz/xz v0.5.15 // indirect
	golang.org/x/text v0.14.0 // indirect
)
