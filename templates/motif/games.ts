import { pen } from './curve.ts';

/** A star of five rays. */
function star(): string {
  const line = pen(22, 92, -72);
  for (let ray = 0; ray < 4; ray += 1) line.leg(81, 144, 3);
  return line.forward(82).path();
}

/** A medal on its ribbon. */
const medal = () =>
  pen(26, 4, 62).leg(40, -62, 2).turn(180, 27).turn(180, 27).turn(-62, 2).forward(40).path();

/** A rostrum for three. */
const rostrum = () =>
  pen(2, 86)
    .leg(8, -90, 3)
    .leg(22, 90, 3)
    .leg(18, -90, 3)
    .leg(28, 90, 3)
    .leg(20, 90, 3)
    .leg(40, -90, 3)
    .leg(18, 90, 3)
    .leg(10, -90, 3)
    .forward(8)
    .path();

/** A flag, with a loop where it stands. */
const flag = () =>
  pen(4, 80)
    .leg(26, 270, 7)
    .leg(60, 90, 2)
    .turn(-40, 20)
    .turn(80, 20)
    .turn(-40, 20)
    .turn(90, 2)
    .leg(28, 90, 2)
    .turn(40, 20)
    .turn(-80, 20)
    .turn(40, 20)
    .path();

/** A present: the ribbon, its bow, and around the box. */
const present = () =>
  pen(50, 92, -90)
    .leg(58, -270, 12)
    .leg(24, -270, 12)
    .leg(9, -90, 3)
    .leg(32, 90, 4)
    .leg(38, 90, 4)
    .leg(70, 90, 4)
    .leg(38, 90, 4)
    .forward(35)
    .path();

/** A wheel of six parts. */
function wheel(): string {
  const line = pen(4, 92).leg(46, -180, 40).turn(-180, 40).turn(-90, 0);
  for (let spoke = 0; spoke < 2; spoke += 1) line.leg(80, 90, 0).turn(60, 40).turn(90, 0);
  return line.forward(80).path();
}

/** A card whose middle is scratched. */
function scratchCard(): string {
  const line = pen(22, 66, -78);
  for (let stroke = 0; stroke < 2; stroke += 1) line.leg(26, 156, 3).leg(26, -156, 3);
  line.leg(26, 78, 3).leg(13, 90, 6).leg(30, 90, 6).leg(76, 90, 6);
  return line.leg(48, 90, 6).leg(76, 90, 6).forward(15).path();
}

/** A calendar on two rings. */
const calendar = () =>
  pen(10, 46)
    .leg(80, -90, 0)
    .leg(14, -90, 8)
    .leg(12, 180, 8)
    .turn(180, 8)
    .leg(40, 180, 8)
    .turn(180, 8)
    .leg(12, -90, 8)
    .leg(52, -90, 8)
    .leg(64, -90, 8)
    .forward(38)
    .path();

/** Three boxes. */
function boxes(): string {
  const line = pen(3, 66);
  for (let box = 0; box < 3; box += 1) {
    line.forward(2);
    for (let side = 0; side < 4; side += 1) line.leg(19, -90, 3);
    line.forward(30);
  }
  return line.path();
}

/** A die that shows three. */
const die = () =>
  pen(30, 70, -45)
    .turn(180, 5)
    .turn(180, 5)
    .leg(28, 180, 5)
    .turn(180, 5)
    .leg(28, 180, 5)
    .turn(180, 5)
    .leg(18, -135, 6)
    .leg(52, -90, 12)
    .leg(52, -90, 12)
    .leg(52, -90, 12)
    .forward(52)
    .path();

/** A question mark over its dot. */
const question = () =>
  pen(26, 34, -90).turn(225, 24).leg(14, -45, 14).forward(6).path() +
  pen(48, 90, -90).turn(180, 4).turn(180, 4).path();

/** A tick and a cross. */
const verdict = () =>
  pen(2, 58, 45).leg(18, -100, 3).leg(40, 100, 6).leg(46, -135, 5).leg(24, -135, 5).forward(46).path();

/** A mountain in its frame. */
const picture = () =>
  pen(8, 74, -45)
    .leg(26, 90, 4)
    .leg(8, -90, 4)
    .leg(24, 90, 4)
    .leg(28, -135, 4)
    .leg(35, -90, 8)
    .leg(69, -90, 8)
    .leg(48, -90, 8)
    .leg(69, -90, 8)
    .forward(13)
    .path();

/** A price tag on its string. */
const tag = () =>
  pen(46, 50, 180)
    .turn(180, 7)
    .turn(180, 7)
    .leg(24, 135, 2)
    .leg(32, 45, 5)
    .leg(42, 90, 6)
    .leg(40, 90, 6)
    .leg(42, 45, 5)
    .leg(32, -45, 4)
    .forward(12)
    .path();

/** The letter þ. */
const thorn = () => pen(30, 4, 90).leg(92, 180, 0).leg(42, 180, 23).turn(180, 23).path();

/** One card over another. */
const cards = () =>
  pen(42, 76, 180)
    .leg(28, 90, 6)
    .leg(54, 90, 6)
    .leg(38, 90, 6)
    .leg(6, -90, 0)
    .leg(28, 90, 6)
    .leg(54, 90, 6)
    .leg(38, 90, 6)
    .leg(54, 90, 6)
    .forward(10)
    .path();

/** A piece of a jigsaw. */
function jigsaw(): string {
  const line = pen(10, 34);
  for (const side of [1, 1, -1, -1])
    line
      .leg(22, -120 * side, 3)
      .turn(240 * side, 10)
      .turn(-120 * side, 3)
      .leg(22, 90, 0);
  return line.path();
}

/** A flash of lightning. */
const bolt = () =>
  pen(58, 4, 126)
    .leg(62, -126, 3)
    .leg(26, 102, 2)
    .leg(36, -155, 2)
    .leg(64, -127, 3)
    .leg(26, 99, 2)
    .forward(34)
    .path();

/** A trail to a cross. */
const trail = () =>
  pen(4, 92)
    .leg(44, -180, 14)
    .leg(26, 180, 14)
    .leg(30, -45, 4)
    .leg(34, 135, 4)
    .leg(20, 135, 4)
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
