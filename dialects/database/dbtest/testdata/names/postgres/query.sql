SELECT o."group", o."unit price", o."Größe", o."say ""hi""", l."1st", l."MixedCase" AS "Mixed Case"
FROM "order" o JOIN "order lines; DROP" l ON l."select" = o."group"
