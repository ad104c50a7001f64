import { getLocation, type JSONPath } from 'jsonc-parser';

function pathAt(json: string, offset: number): JSONPath {
  try {
    return getLocation(json, offset).path;
  } catch {
    // Lists in lists without end: the parser calls itself for each.
    return [];
  }
}

/** The line of a place in a text, from 1, and what stands before it in its line. */
export function lineAt(text: string, offset: number): { line: number; before: string } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, before: lines.at(-1) ?? '' };
}

/** Names a place of the data file: line and column from 1, as editors do, and the entry and field that it is in, if any. */
export function placeAt(file: string, json: string, offset: number): string {
  const { line, before } = lineAt(json, offset);
  const [index, field] = pathAt(json, offset);
  return [
    `${file}, line ${line}, column ${Array.from(before).length + 1}`,
    ...(typeof index === 'number' ? [`entry ${index + 1}`] : []),
    ...(typeof field === 'string' && field ? [`field ${JSON.stringify(field)}`] : []),
  ].join(', ');
}
