package open_test

import (
	"net/url"
	"os"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"
)

// Every form that frameworks write reaches a server.
func TestFrameworksConnect(t *testing.T) {
	ask := func(t *testing.T, dsn string) {
		t.Helper()
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Errorf("%s: %v", open.Redact(dsn), err)
			return
		}
		defer db.Close()
		if r, err := db.Query(t.Context(), "SELECT id FROM doors", database.Limits{}); err != nil || len(r.Rows) != 1 || r.Rows[0][0] != int64(7) {
			t.Errorf("%s: %v %v", open.Redact(dsn), r, err)
		}
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		u, password := login(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_doors",
			"CREATE SCHEMA app; CREATE TABLE app.doors AS SELECT 7 AS id"))
		user, place, name := u.User.String()+"@", u.Host, u.Path
		for _, dsn := range []string{
			"postgresql://" + user + place + name + "?schema=app&connection_limit=5&pool_timeout=2&sslmode=prefer&pgbouncer=true",
			"postgresql+psycopg2://" + user + place + name + "?options=-csearch_path%3Dapp&pool_pre_ping=true",
			"postgresql+asyncpg://" + user + place + name + "?ssl=prefer&statement_cache_size=0&schema=app",
			"postgis://" + user + place + name + "?currentSchema=app&conn_max_age=600",
			"pg://" + user + place + name + "?schema=app&ssl=false&uselibpqcompat=true&max=10",
			"postgres://" + user + place + name + "?schema_search_path=app&pool=5&encoding=unicode&prepared_statements=false",
			"jdbc:postgresql://" + place + name + "?user=" + u.User.Username() + "&password=" + password +
				"&currentSchema=app&ApplicationName=x&loginTimeout=3&prepareThreshold=0&reWriteBatchedInserts=true",
		} {
			ask(t, dsn)
		}
		host, port := u.Hostname(), u.Port()
		services := open.Write(t, "services", "[doors]\nhost="+host+"\nport="+port+"\nuser="+u.User.Username()+"\ndbname="+name[1:]+
			"\nsslmode=disable\noptions=-csearch_path=app\n")
		t.Setenv("PGSERVICEFILE", services)
		file := open.Write(t, "password", password)
		for _, l := range []open.Locator{{DSN: "postgres://?service=doors"}, {DSN: "service=doors"}, {DSN: "postgresql:///?service=doors"}} {
			l.PasswordFile = file
			source, err := l.Find()
			if err != nil {
				t.Fatal(err)
			}
			ask(t, source.DSN)
		}
		t.Setenv("PGSERVICE", "doors")
		source, err := open.Locator{Env: os.Getenv, PasswordFile: file}.Find()
		if err != nil {
			t.Fatal(err)
		}
		ask(t, source.DSN)
	})
	t.Run("MySQL", func(t *testing.T) {
		u, password := login(t, testdb.MySQL(t, dbtest.Server(t, "SQLAGENT_TEST_MYSQL", "scripts/mariadb.sh"), "test_doors",
			"CREATE TABLE doors AS SELECT 7 AS id"))
		user, place := u.User.String()+"@", u.Host+u.Path
		for _, dsn := range []string{
			"mysql://" + user + place + "?connection_limit=5&pool_timeout=2&connect_timeout=10&sslaccept=accept_invalid_certs",
			"mysql+pymysql://" + user + place + "?charset=utf8mb4&pool_recycle=3600",
			"mysql2://" + user + place + "?pool=5&encoding=utf8mb4&reconnect=true&prepared_statements=false",
			"mysql://" + user + place + "?connectionLimit=10&timezone=Z&dateStrings=true",
			"jdbc:mysql://" + user + place + "?useSSL=false&serverTimezone=UTC&allowPublicKeyRetrieval=true&useUnicode=true&characterEncoding=UTF-8",
			"jdbc:mariadb://" + place + "?user=" + u.User.Username() + "&password=" + password + "&sslMode=disable&pool=true",
		} {
			ask(t, dsn)
		}
	})
}

func login(t *testing.T, dsn string) (u *url.URL, password string) {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	password, _ = u.User.Password()
	return u, password
}
