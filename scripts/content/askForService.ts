import { applyEdits, modify } from 'jsonc-parser';
import { expectedAt } from '@/lib/services/build/dataFields';
import { explain, issueLine } from '@/lib/services/build/issue';
import { dataSchema } from '@/lib/services/service';

/** Asks a question and resolves to the answer, trimmed. */
export type Ask = (question: string) => Promise<string>;

const list = (answer: string) => answer.split(',').map((part) => part.trim());

/** Parses `Monday 06:30 Rowan, Friday 18:00` into sessions. */
const sessions = (answer: string) =>
  list(answer).map((part) => {
    const [day, start, ...coach] = part.split(/\s+/);
    return { day, start, ...(coach.length > 0 && { coach: coach.join(' ') }) };
  });

type Question = readonly [field: string, question: string, read?: (answer: string) => unknown];

/** The questions, one for each field, and how an answer is parsed. An empty answer leaves an optional field out. */
const questions: readonly Question[] = [
  ['name', 'Name, such as Strength: '],
  ['price', 'Price, such as $29 per class: '],
  ['comment', 'One sentence on what to expect: '],
  ['picture', 'Picture, such as /images/service-strength.jpg: '],
  ['duration', 'Minutes of a class (Enter to leave out): ', Number],
  ['level', 'For whom, such as All levels (Enter to leave out): '],
  ['bring', 'What to bring, with commas between (Enter to leave out): ', list],
  ['places', 'Places in a class (Enter to leave out): ', Number],
  [
    'sessions',
    'Classes, such as Monday 06:30 Rowan, Friday 18:00 (Enter to leave out): ',
    sessions,
  ],
];

/** The lowest positive number that no entry has as its id. */
function freeId(entries: readonly { readonly id?: unknown }[]): string {
  const taken = new Set(entries.map(({ id }) => String(id)));
  let id = 1;
  while (taken.has(String(id))) id += 1;
  return String(id);
}

/**
 * Asks for a new service and adds it to the text of a data file. A wrong answer is explained and asked for again.
 * @param file the name of the file, for messages
 * @param say prints a line
 * @returns the new text and the name of the service
 */
export async function addService(file: string, text: string, ask: Ask, say: typeof console.log) {
  const entries = JSON.parse(text) as readonly { readonly id?: unknown }[];
  const service: Record<string, unknown> = {
    id: freeId(entries),
    // Placeholders, so that each answer can be checked before the next question.
    ...{ name: 'New', price: 'New', comment: 'New', picture: '/new.jpg' },
  };
  for (const [field, question, read = String] of questions) {
    for (;;) {
      const answer = await ask(question);
      const required = field in service;
      if (answer === '' && !required) break;
      const data = [...entries, { ...service, [field]: read(answer) }];
      const { success, error } = dataSchema.safeParse(data, { error: expectedAt });
      if (success) {
        service[field] = read(answer);
        break;
      }
      for (const issue of explain(file, data, error)) say(issueLine(issue));
    }
  }
  const edits = modify(text, [entries.length], service, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    isArrayInsertion: true,
  });
  return { text: applyEdits(text, edits), name: String(service.name) };
}
