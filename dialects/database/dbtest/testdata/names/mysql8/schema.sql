CREATE TABLE `order` (
  `group` int PRIMARY KEY NOT NULL,
  `unit price` int,
  `Größe` int,
  `say "hi"` int
);

CREATE TABLE `order lines; DROP` (
  `select` int,
  `1st` int,
  MixedCase int,
  FOREIGN KEY (`select`) REFERENCES `order` (`group`)
);
