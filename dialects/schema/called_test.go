package schema_test

import (
	"reflect"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
)

func TestCalled(t *testing.T) {
	s := &schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "sale", Schema: "eu"}, {Name: "us.Sale"}, {Name: `us."a.b"`}, {Name: "us.sale"}}}
	if got := s.Called(&s.Tables[2]); got != (dialects.Name{Schema: "us", Name: "a.b"}) {
		t.Error(got)
	}
	if got := s.Called(&s.Tables[0]); got != (dialects.Name{Schema: "eu", Name: "sale"}) {
		t.Error(got)
	}
	if got := s.Namesakes(); !reflect.DeepEqual(got, [][]int{{1, 3}, {0}, nil, {0}}) {
		t.Error(got)
	}
}
