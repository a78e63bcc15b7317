package review

import (
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/link"
)

// Figures of single rows where the question wants those of many, and rows that are ranked by what they are not asked
// for.
func TestReviewOfMeasures(t *testing.T) {
	linker := link.NewLinker(testnano.Fleet())
	for _, c := range []struct{ question, form, want string }{
		{"top 3 vehicles by distance", "select vehicle.plate order trip.distance desc limit V0", "aggregate_error trip.distance"},
		{"top 3 vehicles by distance", "select vehicle.plate group vehicle.plate order sum trip.distance desc limit V0", ""},
		{"who are our top 3 drivers by distance?", "select driver.name order trip.distance desc limit V0", "aggregate_error trip.distance"},
		{"which vehicle has the longest trip by distance?", "select vehicle.plate order trip.distance desc limit n1", ""},
		{"the trip of the driver with the most salary", "select trip.id order driver.salary desc limit n1", ""},
		{"total distance of the trips", "select trip.distance", "aggregate_error"},
		{"total distance of the trips", "select sum trip.distance", ""},
		{"how much distance does each vehicle have in trips?", "select vehicle.plate , trip.distance", "aggregate_error trip.distance"},
		{"how much distance does each vehicle have in trips?", "select vehicle.plate , sum trip.distance group vehicle.plate", ""},
		{"the distance and the plate of the vehicle of each trip", "select trip.distance , vehicle.plate", ""},
		{"total distance of the trips by driver", "select driver.name , sum trip.driver_id group driver.name", "aggregate_error trip.driver_id not trip.distance"},
		{"the average distance per trip", "select trip.id , avg trip.distance group trip.id", "aggregate_error trip.id"},
		{"the average distance per trip", "select avg trip.distance", ""},
		{"number of trips per vehicle", "select vehicle.id , count trip group vehicle.id", ""},
		{"which driver has the most trips?", "select driver.name order driver.name desc limit n1", "order_by_mismatch driver.name not trip"},
		{"which driver has the most trips?", "select driver.name from trip group driver.name order count trip desc limit n1", ""},
		{"who has the highest salary?", "select passenger.name order driver.salary desc limit n1", "select_error driver.salary from_or_join_table_mismatch passenger"},
		{"who has the highest salary?", "select driver.name order driver.salary desc limit n1", ""},
		{"which vehicle do we drive the most?", "select vehicle.plate order vehicle.seats desc limit n1", "order_by_mismatch vehicle.seats"},
		{"list all Ann", "select passenger.name where driver.name = V0", "select_error passenger from_or_join_table_mismatch passenger"},
		{"the newest driver", "select driver.name order trip.start_date desc limit n1", "order_by_mismatch trip.start_date not driver.hired from_or_join_table_mismatch trip"},
		{"the newest driver", "select driver.name order driver.hired desc limit n1", ""},
		{"vehicles in Rome", "select vehicle.plate where trip.destination_city = V0", "not trip.destination_city"},
		{"vehicles in Oslo", "select vehicle.plate where vehicle.city = V0", ""},
		{"trips to Rome", "select trip.id where trip.destination_city = V0", ""},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if got := prompt.Words(ObserveFaults(Review(prompt, testnano.Written(prompt, c.form)))); got != c.want {
			t.Errorf("%s: %s: %q, want %q", c.question, c.form, got, c.want)
		}
	}
}
