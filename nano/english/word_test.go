package english

import (
	"reflect"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/schema"
)

// Names that are written as one word are taken apart where they end as names do, and words of the dictionary are not.
func TestApart(t *testing.T) {
	for name, want := range map[string]string{
		"placename": "place name", "PlaceName": "place name", "lastname": "lastname", "workoutclassname": "workout class name",
		"custid": "cust id", "user_address": "user address", "birthdate": "birth date", "unitprice": "unit price",
		"surname": "surname", "nickname": "nickname", "candidate": "candidate", "estate": "estate", "holiday": "holiday",
		"name": "name", "xyzzname": "xyzzname", "real estate": "real estate",
	} {
		if got := Apart(name, ""); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// One or two letters of the table before what names end with are the table.
func TestNamesWithTheirTable(t *testing.T) {
	for _, c := range []struct{ name, table, want string }{
		{"bname", "bank", "bank name"}, {"DName", "tbl_Department", "department name"}, {"dname", "department", "department name"},
		{"flno", "flight", "flno"}, {"cid", "carts", "cid"}, {"o_id", "order_items", "o id"}, {"sttype", "store", "store type"}, {"e_name", "employees", "employees name"}, {"LName", "lecturer", "lname"}, {"FName", "Student", "fname"},
		{"fname", "friend", "fname"}, {"bname", "shop", "bname"}, {"s_id", "advisor", "s id"}, {"state", "shop", "state"}, {"estate", "events", "estate"},
		{"name", "nation", "name"}, {"discount", "disc", "discount"},
	} {
		if got := Apart(c.name, c.table); got != c.want {
			t.Errorf("%s of %s: %q, want %q", c.name, c.table, got, c.want)
		}
	}
}

// What the names of a schema begin with is left out where nobody says it, and is a word of theirs where people do.
func TestShortForms(t *testing.T) {
	for _, c := range []struct{ Names, want string }{
		{"sbcustid sbcustname sbcustemail sbcustjoindate sbcuststatus", "sbcust"},
		{"sbcustomer sbticker sbdailyprice sbtransaction", "sb"},
		{"customerid customername customercity", ""},            // a word
		{"custid custcity custcountry", ""},                     // as short forms are that people know
		{"sborder sborderline sborderstatus sborderitem", "sb"}, // something is left of each
		{"reports reviews requests", ""},                        // words as they are
		{"student staff store", ""},                             // what is left is no words
		{"cust_id cust_name cust_city", ""},                     // words already
		{"xzid xzname", ""},                                     // two alone
	} {
		if got := shortForm(strings.Fields(c.Names)); got != c.want {
			t.Errorf("%s: %q, want %q", c.Names, got, c.want)
		}
	}
	got := NamesOf(&schema.Schema{Tables: []schema.Table{
		{Name: "sbcustomer", Columns: []schema.Column{{Name: "sbcustid"}, {Name: "sbcustname"}, {Name: "sbcustjoindate"}}},
		{Name: "sbdailyprice"}, {Name: "sbtransaction"},
	}})
	want := Names{[]string{"customer", "daily price", "transaction"}, [][]string{{"id", "name", "join date"}, {}, {}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for tables, want := range map[string]string{
		"wp_posts wp_users wp_postmeta wp_terms plugin_log": "posts users postmeta terms plugin log",
		"sales_orders sales_lines sales_refunds":            "sales orders sales lines sales refunds", // of sales
		"wp_posts users terms":                              "wp posts users terms",
	} {
		var s schema.Schema
		for _, name := range strings.Fields(tables) {
			s.Tables = append(s.Tables, schema.Table{Name: name})
		}
		if got := strings.Join(NamesOf(&s).Tables, " "); got != want {
			t.Errorf("%s: %q, want %q", tables, got, want)
		}
	}
}

// What all columns of a table begin with is left out where it is a short form of the table's name.
func TestTableMarks(t *testing.T) {
	for _, c := range []struct{ table, columns, want string }{
		{"customer_address", "ca_city ca_state ca_zip", "ca_"},
		{"store_sales", "ss_item_sk ss_quantity ss_net_paid", "ss_"},
		{"employees", "emp_num emp_name emp_title", ""}, // read as the word that it begins
		{"item", "i_item_sk i_brand i_color", "i_"},
		{"customer_address", "ca_city ca_state zip", ""},
		{"customer", "order_id order_date order_total", ""},
		{"customer", "c_id c_name", ""}, // two alone
	} {
		if got := tableMark(strings.Fields(c.columns), c.table); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.table, c.columns, got, c.want)
		}
	}
}

func TestKeepsBooks(t *testing.T) {
	for name, want := range map[string]bool{"_fivetran_synced": true, "_fivetran_id": true, "_sdc_batched_at": true, "_loaded_at": true, "etl_date": true,
		"_fivetran_deleted": false, "created_at": false, "loaded_by": false} {
		if got := KeepsBooks(name, strings.HasSuffix(name, "at") || strings.HasSuffix(name, "date")); got != want {
			t.Errorf("%s: %t", name, got)
		}
	}
}
