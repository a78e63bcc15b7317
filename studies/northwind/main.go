// Command northwind makes what the nightly job is shown on: Northwind as an SQLite file, and 200 pairs as the people of
// such a company might write them down, 20 forms of question with ten values each, in words of their own ("clients",
// "goods", "vendors").
//
//	go run ./studies/northwind FOLDER
package main

import (
	"database/sql"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"strings"

	_ "modernc.org/sqlite"

	"github.com/sqlagent/sqlagent/eval"
	"github.com/sqlagent/sqlagent/internal/jsonl"
)

// each is how many questions a form gives.
const each = 10

// form is a question with its query; $ represents a value that the query of values returns.
type form struct{ question, query, values string }

const (
	countries = "SELECT DISTINCT Country FROM Customers ORDER BY 1"
	products  = "SELECT ProductName FROM Products WHERE ProductName NOT LIKE '%''%' ORDER BY ProductID"
	clients   = "SELECT CompanyName FROM Customers WHERE CompanyName NOT LIKE '%''%' ORDER BY CustomerID"
	vendors   = "SELECT DISTINCT Country FROM Suppliers ORDER BY 1"
	staff     = "SELECT LastName FROM Employees ORDER BY 1"
)

var forms = []form{
	{"how many clients do we have in $", "SELECT count(*) FROM Customers WHERE Country = '$'", countries},
	{"clients in $", "SELECT CompanyName FROM Customers WHERE City = '$'", "SELECT DISTINCT City FROM Customers ORDER BY 1 DESC"},
	{"who do we talk to at $", "SELECT ContactName FROM Customers WHERE CompanyName = '$'", clients},
	{"client number of $", "SELECT CustomerID FROM Customers WHERE CompanyName = '$'", clients + " DESC"},
	{"where does $ sit", "SELECT City FROM Customers WHERE CompanyName = '$'", clients + " LIMIT 10 OFFSET 20"},
	{"list price of $", "SELECT UnitPrice FROM Products WHERE ProductName = '$'", products},
	{"what do we have left of $", "SELECT UnitsInStock FROM Products WHERE ProductName = '$'", products + " DESC"},
	{"who sells us $", "SELECT s.CompanyName FROM Products p JOIN Suppliers s ON p.SupplierID = s.SupplierID WHERE p.ProductName = '$'",
		products + " LIMIT 10 OFFSET 20"},
	{"what kind of goods is $", "SELECT c.CategoryName FROM Products p JOIN Categories c ON p.CategoryID = c.CategoryID WHERE p.ProductName = '$'",
		products + " LIMIT 10 OFFSET 30"},
	{"goods of $", "SELECT p.ProductName FROM Products p JOIN Categories c ON p.CategoryID = c.CategoryID WHERE c.CategoryName = '$'",
		"SELECT CategoryName FROM Categories ORDER BY 1"},
	{"mean list price of $", "SELECT avg(p.UnitPrice) FROM Products p JOIN Categories c ON p.CategoryID = c.CategoryID WHERE c.CategoryName = '$'",
		"SELECT CategoryName FROM Categories ORDER BY 1"},
	{"goods dearer than $", "SELECT ProductName FROM Products WHERE UnitPrice > $", "SELECT DISTINCT CAST(UnitPrice AS INTEGER) FROM Products WHERE UnitPrice < 90 ORDER BY 1 DESC"},
	{"vendors in $", "SELECT CompanyName FROM Suppliers WHERE Country = '$'", vendors},
	{"number of vendors in $", "SELECT count(*) FROM Suppliers WHERE Country = '$'", vendors + " DESC"},
	{"goods from $", "SELECT p.ProductName FROM Products p JOIN Suppliers s ON p.SupplierID = s.SupplierID WHERE s.Country = '$'", vendors},
	{"how many sales went to $", "SELECT count(*) FROM Orders WHERE ShipCountry = '$'", countries},
	{"freight of all sales to $", "SELECT sum(Freight) FROM Orders WHERE ShipCountry = '$'", countries + " DESC"},
	{"sales closed by $", "SELECT count(*) FROM Orders o JOIN Employees e ON o.EmployeeID = e.EmployeeID WHERE e.LastName = '$'", staff},
	{"what is the job of $", "SELECT Title FROM Employees WHERE LastName = '$'", staff},
	{"how many sales to $", "SELECT count(*) FROM Orders o JOIN Customers c ON o.CustomerID = c.CustomerID WHERE c.CompanyName = '$'",
		clients + " LIMIT 20 OFFSET 40"},
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("northwind: give the folder to write to")
	}
	if err := run(os.Args[1]); err != nil {
		log.Fatal("northwind: ", err)
	}
}

func run(dir string) error {
	data := os.Getenv("SQLAGENT_DATA")
	if data == "" {
		data = "../shared/data"
	}
	script, err := os.ReadFile(filepath.Join(data, "northwind", "northwind_sqlite_create.sql"))
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	path := filepath.Join(dir, "northwind.sqlite")
	if err := os.RemoveAll(path); err != nil {
		return err
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return err
	}
	defer db.Close()
	if _, err := db.Exec(string(script)); err != nil {
		return err
	}
	views, err := column(db, "SELECT name FROM sqlite_master WHERE type = 'view'")
	for _, v := range views { // which repeat the tables: with them the schema has more columns than nano is shown at a time
		if _, err := db.Exec(fmt.Sprintf("DROP VIEW %q", v)); err != nil {
			return err
		}
	}
	if err != nil {
		return err
	}
	out, err := os.Create(filepath.Join(dir, "pairs.jsonl"))
	if err != nil {
		return err
	}
	n, err := write(out, db)
	fmt.Printf("%d pairs\n", n)
	if err := out.Close(); err != nil {
		return err
	}
	return err
}

// write writes pairs, ten of each form, or as many as it has values and then of the next.
func write(out io.Writer, db *sql.DB) (n int, err error) {
	for i, f := range forms {
		values, err := column(db, f.values)
		if err != nil {
			return n, fmt.Errorf("%s: %w", f.question, err)
		}
		for _, v := range values[:min(len(values), each*(i+1)-n)] {
			p := eval.Problem{DB: "northwind.sqlite", Question: strings.ReplaceAll(f.question, "$", v), Gold: strings.ReplaceAll(f.query, "$", v)}
			if err := jsonl.Write(out, p); err != nil {
				return n, err
			}
			n++
		}
	}
	return n, nil
}

func column(db *sql.DB, query string) ([]string, error) {
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var v sql.NullString
		if err := rows.Scan(&v); err != nil {
			return nil, err
		}
		if v.Valid {
			out = append(out, v.String)
		}
	}
	return out, rows.Err()
}
