package mysql

import (
	"errors"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"

	gomysql "github.com/go-sql-driver/mysql"

	"github.com/sqlagent/sqlagent/dialects/database/internal/foreign"
)

// ignored are options of the driver and of other clients that are taken without effect: this package needs the value
// that it sets, or they change nothing for a session that reads. Those of frameworks are in package foreign.
var ignored = foreign.Names(`charset collation parseTime loc interpolateParams multiStatements columnsWithAlias
	clientFoundRows checkConnLiveness allowNativePasswords maxAllowedPacket timeout readTimeout writeTimeout timeTruncate
	rejectReadOnly serverPubKey connectionAttributes
	serverTimezone connectionTimeZone forceConnectionTimeZoneToSession cacheDefaultTimezone useTimezone
	useLegacyDatetimeCode useJDBCCompliantTimezoneShift useGmtMillisForDatetimes zeroDateTimeBehavior
	noDatetimeStringSync sendFractionalSeconds yearIsDateType tinyInt1isBit transformedBitIsBoolean
	useUnicode characterEncoding characterSetResults connectionCollation passwordCharacterEncoding
	allowPublicKeyRetrieval allowMultiQueries allowLoadLocalInfile autoReconnect autoReconnectForPools failOverReadOnly
	maxReconnects initialTimeout secondsBeforeRetryMaster queriesBeforeRetryMaster rewriteBatchedStatements
	continueBatchOnError cachePrepStmts useServerPrepStmts emulateUnsupportedPstmts prepStmtCacheSize
	prepStmtCacheSqlLimit cacheCallableStmts useLocalSessionState useLocalTransactionState useReadAheadInput
	maintainTimeStats cacheResultSetMetadata metadataCacheSize cacheServerConfiguration elideSetAutoCommits
	alwaysSendSetIsolation enableQueryTimeouts nullCatalogMeansCurrent nullDatabaseMeansCurrent nullNamePatternMatchesAll
	databaseTerm useCursorFetch useInformationSchema useOldAliasMetadataBehavior useColumnNamesInFindColumn
	dontTrackOpenResources holdResultsOpenOverStatementClose jdbcCompliantTruncation blobSendChunkSize
	useUsageAdvisor dumpQueriesOnException logSlowQueries profileSQL traceProtocol gatherPerfMetrics logger
	tcpRcvBuf tcpSndBuf paranoid useAffectedRows useBulkStmts useMysqlMetadata assureReadOnly permitMysqlScheme
	usePipelineAuth useBatchMultiSend disableMariaDbDriver defaultFetchSize createDatabaseIfNotExist
	connectionLimit multipleStatements supportBigNumbers bigNumberStrings decimalNumbers dateStrings debug trace flags
	timezone stringifyObjects insecureAuth rowsAsArray namedPlaceholders typeCast nestTables jsonStrings
	strict variables localInfile binaryPrefix authPlugin raiseOnWarnings usePure consumeResults getWarnings
	isolationLevel cursorclass`)

// lacking would make a connection safer, or change what statements mean, and cannot be had.
var lacking = map[string]string{
	"sslidentity":                  "give the client's certificate as ssl-cert and ssl-key, in PEM",
	"sslcapath":                    "give ssl-ca=FILE",
	"sslcipher":                    "the ciphers are those of Go",
	"sslcrl":                       "revocation lists are not read",
	"trustcertificatekeystoreurl":  "give ssl-ca=FILE, in PEM",
	"clientcertificatekeystoreurl": "give ssl-cert and ssl-key, in PEM",
	"truststore":                   "give ssl-ca=FILE, in PEM",
	"keystore":                     "give ssl-cert and ssl-key, in PEM",
	"readdefaultfile":              "option files are not read",
	"readdefaultgroup":             "option files are not read",
	"sessionvariables":             "a session has the server's settings",
	"initcommand":                  "a session has the server's settings",
	"sqlmode":                      "a session has the server's settings",
}

const known = "known are user, password, ssl-mode, ssl-ca, ssl-cert, ssl-key, socket and compress"

// optionError is an option that is not known, or whose value is not.
type optionError struct{ what, hint string }

func (e *optionError) Error() string { return e.what }

// identifier is what names an option. Anything else may be a part of a password, and no message names it.
var identifier = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_.-]*$`)

// parseOptions sets options of the driver and, under the names that the servers' own clients and frameworks use, those
// of TLS.
func parseOptions(config *gomysql.Config, options string) error {
	values, err := url.ParseQuery(options)
	if err != nil {
		return errors.New("its options are not name=value&name=value")
	}
	var said []string // about TLS
	var mode, ca, cert, key string
	prisma := false
	for _, name := range slices.Sorted(maps.Keys(values)) {
		v := values[name][len(values[name])-1]
		on := foreign.True(v)
		switch called := foreign.Name(name); called {
		case "tls", "sslmode":
			mode = strings.ToLower(strings.ReplaceAll(v, "_", "-"))
		case "sslca", "sslrootcert", "serversslcert":
			ca = v
		case "sslcert", "clientsslcert":
			cert = v
		case "sslkey", "clientsslkey":
			key = v
		case "sslaccept":
			if prisma = true; strings.EqualFold(v, "strict") {
				said = append(said, "verify-identity")
			}
		case "ssl":
			m, err := nodeTLS(v)
			if err != nil {
				return err
			}
			said = append(said, m)
		case "usessl":
			said = append(said, map[bool]string{true: "preferred", false: "disabled"}[on])
		case "requiressl", "verifyservercertificate", "sslverifycert", "sslverify", "sslcheckhostname", "sslverifyidentity":
			if on {
				said = append(said, verifying[called])
			}
		case "ssldisabled":
			if on {
				said = append(said, "disabled")
			}
		case "user", "username":
			config.User = v
		case "password", "passwd":
			config.Passwd = v
		case "socket", "unixsocket", "socketpath", "localsocket":
			config.Net, config.Addr = "unix", v
		case "compress", "usecompression":
			if err := config.Apply(gomysql.EnableCompression(on)); err != nil {
				return err
			}
		case "allowcleartextpasswords":
			config.AllowCleartextPasswords = on
		default:
			switch {
			case ignored[called] || foreign.Ignored(called):
			case lacking[called] != "":
				return &optionError{"its option " + name + " is not supported", lacking[called]}
			case identifier.MatchString(name) && strings.Contains(options, name+"=") && !values.Has("password"):
				return &optionError{"its option " + name + " is unknown", "remove it from the DSN: " + known}
			default:
				return &optionError{"it has an unknown option", known}
			}
		}
	}
	if prisma && key == "" && cert != "" { // the authority's
		ca, cert = cert, ""
	}
	if mode == "" {
		mode = strictest(said)
	}
	return setTLS(config, mode, ca, cert, key)
}

// verifying are the switches of JDBC and of Python's drivers, as modes.
var verifying = map[string]string{"requiressl": "required", "verifyservercertificate": "verify-ca",
	"sslverifycert": "verify-ca", "sslverify": "verify-identity", "sslcheckhostname": "verify-identity",
	"sslverifyidentity": "verify-identity"}

// strictest is the mode, of several that a DSN's switches mean, that asks for most; "" where there is none.
func strictest(modes []string) string {
	order := []string{"", "disabled", "preferred", "required", "verify-ca", "verify-identity"}
	at := 0
	for _, mode := range modes {
		at = max(at, slices.Index(order, mode))
	}
	return order[at]
}

// nodeTLS is a mode for mysql2's ssl: an object in JSON, or a switch.
func nodeTLS(value string) (string, error) {
	switch {
	case strings.HasPrefix(value, "{") && strings.Contains(strings.ReplaceAll(value, " ", ""), `"rejectUnauthorized":false`):
		return "required", nil
	case strings.HasPrefix(value, "{"):
		return "verify-identity", nil
	case foreign.True(value):
		return "required", nil
	case slices.Contains([]string{"0", "false", "f", "off", "no"}, strings.ToLower(value)):
		return "disabled", nil
	}
	return "", &optionError{"its ssl is neither true, false, nor a JSON object", "write ssl-mode=required, or verify-identity with ssl-ca=FILE"}
}
