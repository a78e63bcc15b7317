CREATE TABLE `order` (
  `group` int(11) PRIMARY KEY NOT NULL,
  `unit price` int(11),
  `Größe` int(11),
  `say "hi"` int(11)
);

CREATE TABLE `order lines; DROP` (
  `select` int(11),
  `1st` int(11),
  MixedCase int(11),
  FOREIGN KEY (`select`) REFERENCES `order` (`group`)
);
