import { pen } from './curve.ts';

/** A star of five rays. */
function star(): string {
  const line = pen(22, 92, -72);
  for (let ray = 0; ray < 4; ray += 1) line.forward(81).turn(144, 3);
  return line.forward(82).path();
}

/** A medal on its ribbon. */
const medal = () =>
  pen(26, 4, 62).forward(40).turn(-62, 2).turn(180, 27).turn(180, 27).turn(-62, 2).forward(40).path();

/** A rostrum for three. */
const rostrum = () =>
  pen(2, 86)
    .forward(8)
    .turn(-90, 3)
    .forward(22)
    .turn(90, 3)
    .forward(18)
    .turn(-90, 3)
    .forward(28)
    .turn(90, 3)
    .forward(20)
    .turn(90, 3)
    .forward(40)
    .turn(-90, 3)
    .forward(18)
    .turn(90, 3)
    .forward(10)
    .turn(-90, 3)
    .forward(8)
    .path();

/** A flag, with a loop where it stands. */
const flag = () =>
  pen(4, 80)
    .forward(26)
    .turn(270, 7)
    .forward(60)
    .turn(90, 2)
    .turn(-40, 20)
    .turn(80, 20)
    .turn(-40, 20)
    .turn(90, 2)
    .forward(28)
    .turn(90, 2)
    .turn(40, 20)
    .turn(-80, 20)
    .turn(40, 20)
    .path();

/** A present: the ribbon, its bow, and around the box. */
const present = () =>
  pen(50, 92, -90)
    .forward(58)
    .turn(-270, 12)
    .forward(24)
    .turn(-270, 12)
    .forward(9)
    .turn(-90, 3)
    .forward(32)
    .turn(90, 4)
    .forward(38)
    .turn(90, 4)
    .forward(70)
    .turn(90, 4)
    .forward(38)
    .turn(90, 4)
    .forward(35)
    .path();

/** A wheel of six parts. */
function wheel(): string {
  const line = pen(4, 92).forward(46).turn(-180, 40).turn(-180, 40).turn(-90, 0);
  for (let spoke = 0; spoke < 2; spoke += 1) line.forward(80).turn(90, 0).turn(60, 40).turn(90, 0);
  return line.forward(80).path();
}

/** A card whose middle is scratched. */
function scratchCard(): string {
  const line = pen(22, 66, -78);
  for (let stroke = 0; stroke < 2; stroke += 1) line.forward(26).turn(156, 3).forward(26).turn(-156, 3);
  line.forward(26).turn(78, 3).forward(13).turn(90, 6).forward(30).turn(90, 6).forward(76).turn(90, 6);
  return line.forward(48).turn(90, 6).forward(76).turn(90, 6).forward(15).path();
}

/** A calendar on two rings. */
const calendar = () =>
  pen(10, 46)
    .forward(80)
    .turn(-90, 0)
    .forward(14)
    .turn(-90, 8)
    .forward(12)
    .turn(180, 8)
    .turn(180, 8)
    .forward(40)
    .turn(180, 8)
    .turn(180, 8)
    .forward(12)
    .turn(-90, 8)
    .forward(52)
    .turn(-90, 8)
    .forward(64)
    .turn(-90, 8)
    .forward(38)
    .path();

/** Three boxes. */
function boxes(): string {
  const line = pen(3, 66);
  for (let box = 0; box < 3; box += 1) {
    line.forward(2);
    for (let side = 0; side < 4; side += 1) line.forward(19).turn(-90, 3);
    line.forward(30);
  }
  return line.path();
}

/** A die that shows three. */
const die = () =>
  pen(30, 70, -45)
    .turn(180, 5)
    .turn(180, 5)
    .forward(28)
    .turn(180, 5)
    .turn(180, 5)
    .forward(28)
    .turn(180, 5)
    .turn(180, 5)
    .forward(18)
    .turn(-135, 6)
    .forward(52)
    .turn(-90, 12)
    .forward(52)
    .turn(-90, 12)
    .forward(52)
    .turn(-90, 12)
    .forward(52)
    .path();

/** A question mark over its dot. */
const question = () =>
  pen(26, 34, -90).turn(225, 24).forward(14).turn(-45, 14).forward(6).path() +
  pen(48, 90, -90).turn(180, 4).turn(180, 4).path();

/** A tick and a cross. */
const verdict = () =>
  pen(2, 58, 45)
    .forward(18)
    .turn(-100, 3)
    .forward(40)
    .turn(100, 6)
    .forward(46)
    .turn(-135, 5)
    .forward(24)
    .turn(-135, 5)
    .forward(46)
    .path();

/** A mountain in its frame. */
const picture = () =>
  pen(8, 74, -45)
    .forward(26)
    .turn(90, 4)
    .forward(8)
    .turn(-90, 4)
    .forward(24)
    .turn(90, 4)
    .forward(28)
    .turn(-135, 4)
    .forward(35)
    .turn(-90, 8)
    .forward(69)
    .turn(-90, 8)
    .forward(48)
    .turn(-90, 8)
    .forward(69)
    .turn(-90, 8)
    .forward(13)
    .path();

/** A price tag on its string. */
const tag = () =>
  pen(46, 50, 180)
    .turn(180, 7)
    .turn(180, 7)
    .forward(24)
    .turn(135, 2)
    .forward(32)
    .turn(45, 5)
    .forward(42)
    .turn(90, 6)
    .forward(40)
    .turn(90, 6)
    .forward(42)
    .turn(45, 5)
    .forward(32)
    .turn(-45, 4)
    .forward(12)
    .path();

/** The letter þ. */
const thorn = () => pen(30, 4, 90).forward(92).turn(180, 0).forward(42).turn(180, 23).turn(180, 23).path();

/** One card over another. */
const cards = () =>
  pen(42, 76, 180)
    .forward(28)
    .turn(90, 6)
    .forward(54)
    .turn(90, 6)
    .forward(38)
    .turn(90, 6)
    .forward(6)
    .turn(-90, 0)
    .forward(28)
    .turn(90, 6)
    .forward(54)
    .turn(90, 6)
    .forward(38)
    .turn(90, 6)
    .forward(54)
    .turn(90, 6)
    .forward(10)
    .path();

/** A piece of a jigsaw. */
function jigsaw(): string {
  const line = pen(10, 34);
  for (const side of [1, 1, -1, -1])
    line
      .forward(22)
      .turn(-120 * side, 3)
      .turn(240 * side, 10)
      .turn(-120 * side, 3)
      .forward(22)
      .turn(90, 0);
  return line.path();
}

/** A flash of lightning. */
const bolt = () =>
  pen(58, 4, 126)
    .forward(62)
    .turn(-126, 3)
    .forward(26)
    .turn(102, 2)
    .forward(36)
    .turn(-155, 2)
    .forward(64)
    .turn(-127, 3)
    .forward(26)
    .turn(99, 2)
    .forward(34)
    .path();

/** A trail to a cross. */
const trail = () =>
  pen(4, 92)
    .forward(44)
    .turn(-180, 14)
    .forward(26)
    .turn(180, 14)
    .forward(30)
    .turn(-45, 4)
    .forward(34)
    .turn(135, 4)
    .forward(20)
    .turn(135, 4)
    .forward(34)
    .path();

/** Figures of the thread for games and what they are made of, each as path data in a square of 100, made to be stroked. */
export const gameFigures: Readonly<Record<string, () => string>> = {
  star,
  medal,
  rostrum,
  flag,
  present,
  wheel,
  calendar,
  boxes,
  die,
  question,
  verdict,
  picture,
  tag,
  thorn,
  cards,
  jigsaw,
  bolt,
  trail,
  'scratch-card': scratchCard,
};
