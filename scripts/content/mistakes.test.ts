/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A mistake of an owner: in a file a text, what stands there instead, and what is said of it, where it is a line of its own. */
type Mistake = readonly [file: string, text: string, mistake: string, said?: string];

/** Runs `npm run check:content` on a copy of the starter with mistakes. Resolves to its lines. */
async function check(mistakes: readonly Mistake[]): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const studio = join(copy, 'en');
  try {
    for (const part of ['en', 'public'])
      cpSync(join('scripts/starters', part), join(copy, part), { recursive: true });
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    const paths = { '@/lib/content/*': [join(studio, 'content/*')], '@/*': [resolve('*')] };
    const configuration = { extends: resolve('tsconfig.build.json'), compilerOptions: { paths } };
    writeFileSync(join(studio, 'tsconfig.json'), JSON.stringify(configuration));
    for (const [name, text, mistake] of mistakes) {
      const file = join(studio, name === 'data.json' ? name : join('content', name));
      const content = readFileSync(file, 'utf8');
      expect(content).toContain(text);
      writeFileSync(file, content.replace(text, mistake));
    }
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/checkContent.ts'];
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(studio, 'tsconfig.json') };
    const checking = execute(process.execPath, args, { env });
    const { stderr } = await checking.catch((refused: { stderr: string }) => refused);
    return stderr.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Mistakes that can all be made at once: file, text, mistake, and the line. */
const together = String.raw`
data.json | "day": "Monday" | "day": "Mondy" | entry 1 ("Strength"), 1st of sessions ("Mondy 06:30"), field "day": found "Mondy"; expected the name of a day
data.json | "level": "All levels" | "level": "" | entry 1 ("Strength"), field "level": found ""; expected a text in quotes
data.json | "id": "2" | "id": "1" | entry 2 ("Yoga"), field "id": found "1"; expected an id that entry 1 does not have.
studio.ts | accent = '#ff6a1a' | accent = '#6b4a3a' | field "accent": found "#6b4a3a", with a contrast of 2.3:1
studio.ts | currency = 'USD' | currency = 'USS' | field "currency": found "USS"; expected the code of a currency
studio.ts | '+1 (555) 555-0142' | '(555) 555-0142' | field "phone": found "(555) 555-0142"; expected a number that begins with + and the code
studio.ts | hello@power | hello.power | field "email": found "hello.power-zone.example"; expected an address such as "hello@studio.com"
studio.ts | Los_Angeles | Los Angeles | field "timeZone": found "America/Los Angeles"; expected a time zone of "US": America/Adak, America/
studio.ts | latitude: 34.05012 | latitude: -118.24523 | field "address": found latitude -118.24523, longitude 34.05012; expected degrees from -90 to 90, and from -180 to 180. Swap the two.
studio.ts | longitude: -118.24523 | longitude: 34.05012
studio.ts | city: 'Ironbridge' | town: 'Ironbridge' | field "address.town": found a field that means nothing here; expected only street, city, region, postalCode,
studio.ts | days: ['Saturday'] | days: ['Friday', 'Saturday'] | 2nd of hours, field "opens": found "08:00"; expected a time of these days that the 1st of hours does not have
studio.ts | '2026-12-25' | '2026-12-25', until: '2026-12-20' | 3rd of closures ("Christmas Day"), field "until": found "2026-12-20"; expected a day that is not before
studio.ts | primary: 'email' | primary: 'emial' | field "booking.primary": found "emial"; expected "email", "text", "phone" or a way
studio.ts | 'phone'] } | { label: 'Online', href: 'https://book.example/{class}' }] } | 2nd of booking.others ("Online"), field "href": found "https://book.example/{class}"; expected an address without spaces
studio.ts | ['google'] | ['gogle'] | 1st of accounts.providers: found "gogle"; expected "google".
pictures.ts | src: '/images/hero-barbell.jpg', | | 2nd of pictures.slides, field "src": found nothing; expected a text in quotes. A file of
pictures.ts | '/images/room.jpg' | '/images/rom.jpg' | field "pictures.room.src": found "/images/rom.jpg", but there is no such file
pages.ts | path: '/about', | path: '/about', isOff: true, | 2nd of home.actions ("Meet the coach"), field "href": found "/about"; expected a page or a file
pages.ts | Ready to help you | Ready to help you and all of your friends to | 1st of pages ("/"), field "preview.title": found 60 characters; expected 48 at most
coaches.ts | rowan@power-zone | rowan at power-zone | 1st of coaches ("Rowan Calder"), field "email": found "rowan at power-zone.example"; expected an address such as
home.ts | heading: 'Hours and place' | headline: 'Hours and place' | field "home.visit.headline": found a field that means nothing here; expected only heading.
firstVisit.ts | 'How early should I come?' | '' | 3rd of firstVisit.questions (""), field "question": found ""; expected a text in quotes.
law.ts | [Name of the managing director] | Ada, e-mail: ada.studio.com | field "operator.representedBy": found "ada.studio.com"; expected an address such as
answers/answers.ts | import { firebaseServices } from './firebaseServices'; | | firebaseServices.ts: found an answer that the list does not have; expected it in lib/content/answers/answers.ts.
answers/answers.ts | identityProvider, firebaseServices] | identityProvider]`;

/** What is said besides: four pictures that are not named now, and that the starter is one. */
const besides = [
  ...['hero-barbell', 'hero-barbell-off', 'room', 'room-off'].map((name) => `/${name}.jpg: found`),
  'studio.ts, field "sample": found true; expected false.',
  '22 to fix.',
];

test('each mistake of an owner is one line of check:content that says where and what', async () => {
  const mistakes = together
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()) as unknown as Mistake);
  const lines = await check(mistakes);
  const said = [...mistakes.flatMap(([, , , line]) => line ?? []), ...besides];
  expect(said.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
  expect(lines.filter((line) => !said.some((words) => line.includes(words)))).toEqual([]);
  expect(lines).toHaveLength(said.length);
}, 60_000);

test.each([
  ['data.json', '$29 per class', '29', 'found "29", which has no currency; expected'],
  ['data.json', '"level"', '"levels"', 'field "levels": found a field that means nothing here'],
  ['data.json', '"Yoga",', '"Yoga"', 'line 25, column 5, entry 2, field "price": found "price"'],
  ['studio.ts', "Zone';", "Zone',;", 'studio.ts, line 22: found ",", of which TypeScript says: '],
  ['studio.ts', 'address:', 'adress:', 'no constant "address"; expected it, as in scripts/star'],
  ['studio.ts', 'boolean = true', 'boolean = false', '"answer": found "Foundry Lane", which is of'],
])(
  'in %s %j as %j is one, too',
  async (file, text, mistake, said) => {
    expect(await check([[file, text, mistake]])).toContainEqual(expect.stringContaining(said));
  },
  60_000,
);
