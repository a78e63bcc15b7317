package pointer

import "testing"

// Names that are written as one word are taken apart where they end as names do, and words of the dictionary are not.
func TestApart(t *testing.T) {
	for name, want := range map[string]string{
		"placename": "place name", "PlaceName": "place name", "lastname": "lastname", "workoutclassname": "workout class name",
		"custid": "cust id", "user_address": "user address", "birthdate": "birth date", "unitprice": "unit price",
		"surname": "surname", "nickname": "nickname", "candidate": "candidate", "estate": "estate", "holiday": "holiday",
		"name": "name", "xyzzname": "xyzzname", "real estate": "real estate",
	} {
		if got := apart(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
