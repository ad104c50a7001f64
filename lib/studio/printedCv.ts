import type { HeadCoach } from '@/lib/schemas';

/*
 * The print styles in pixels, measured in Chromium: the height of Letter within its margins (A4 is
 * higher), and the heights of what is on it. The characters per line are those of A4, which is
 * narrower, and a few less than fit on average, because lines break between words.
 */
const sheetHeight = 950;
const lineHeight = 20;
const nameAndRole = 96;
const objective = { line: 27, characters: 88 };
const contacts = { row: 40, perRow: 4, above: 12 };
const heading = 49;
const post = { title: 21, space: 12 };
const characters = 86;
const rowSpace = 3;

const linesOf = (text: string, perLine = characters) => Math.ceil(text.length / perLine);
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** Estimates the height of the printed CV in pixels. */
function heightOf({ cv, phones, email }: HeadCoach): number {
  const contactCount = phones.length + (email ? 1 : 0) + cv.code.length;
  const sections = [
    cv.experience.map(
      ({ title, place, text }) =>
        linesOf(title) * post.title + (linesOf(place) + linesOf(text)) * lineHeight + post.space,
    ),
    cv.qualifications.map(({ title }) => linesOf(title) * lineHeight + rowSpace),
    cv.principles.map(({ text }) => linesOf(text) * lineHeight + rowSpace),
  ];
  return (
    nameAndRole +
    linesOf(cv.objective, objective.characters) * objective.line +
    contacts.above +
    Math.ceil(contactCount / contacts.perRow) * contacts.row +
    sum(sections.filter(({ length }) => length > 0).map((heights) => heading + sum(heights)))
  );
}

/**
 * Estimates how many lines the printed CV has too many for one sheet. The result is negative if
 * there is space left.
 */
export const linesBeyondSheet = (coach: HeadCoach) =>
  Math.ceil((heightOf(coach) - sheetHeight) / lineHeight);
