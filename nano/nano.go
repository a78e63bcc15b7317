// Package nano is the map of the embedded model: a tiny model that points at tables, columns and values instead of
// spelling them. It has no code of its own.
//
//	english  what the others know of English: words and their stems, a thesaurus, numbers, dates; lists as text files
//	idiom    what people write in several ways as one thing, of the trees alone
//	form     the intermediate form: a query as tokens over pointers. Catalog, prompt, encode, decode
//	link     what a question says of a database: names, values, codes, denials, keys that no schema declares
//	moment   integers that say times: read as times, and written as integers
//	language what a model may write over a prompt, as a grammar
//	vague    questions that rank and do not say by which figure
//	reading  an answer, read next to its question: what rules and mends ask of it
//	mend     what an answer surely means otherwise, put right
//	review   what speaks against an answer: a table of rules, each of which can be left out
//	weights  the model's file, embedded
//
// A question goes through them from top to bottom:
//
//	keys := link.GuessKeys(schema)
//	schema = moment.Schema(schema)
//	catalog := form.NewCatalog(schema, keys, measures...)       // once for a schema; measures: a team's metrics
//	linker  := link.NewLinker(catalog, terms...)                // likewise
//	prompt  := linker.Link(question, now, found)                // once for a question
//	pieces  := prompt.Pieces()                                  // what the model reads
//	grammar, err := language.Of(prompt)                         // what it may answer
//	tokens = mend.Apply(prompt, tokens)                         // what it did answer, where that is surely meant otherwise
//	query, err   := form.Decode(tokens, prompt)
//	moment.Write(query, schema)
//	faults := review.Review(prompt, tokens)                     // what speaks against that
//	weight, doubts := review.Weight(faults), review.Doubts(prompt, faults)
//
// Package agent speaks with the model (the protocol "pointer"). Package trainer/nano trains it: there form.Encode
// writes what it should answer.
package nano
