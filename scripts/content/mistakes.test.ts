/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What an owner changes in one file: a text, and what stands there instead. */
type Changes = Readonly<Record<string, readonly (readonly [text: string, mistake: string])[]>>;

/** Runs `npm run check:content` on a copy of the starter with these changes. Resolves to its lines. */
async function check(changes: Changes): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const studio = join(copy, 'en');
  try {
    for (const part of ['en', 'public'])
      cpSync(join('scripts/starters', part), join(copy, part), { recursive: true });
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    const paths = { '@/lib/content/*': [join(studio, 'content/*')], '@/*': [resolve('*')] };
    const configuration = { extends: resolve('tsconfig.build.json'), compilerOptions: { paths } };
    writeFileSync(join(studio, 'tsconfig.json'), JSON.stringify(configuration));
    for (const [file, mistakes] of Object.entries(changes)) {
      let content = readFileSync(join(studio, file), 'utf8');
      for (const [text, mistake] of mistakes) {
        expect(content).toContain(text);
        content = content.replace(text, mistake);
      }
      writeFileSync(join(studio, file), content);
    }
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/checkContent.ts'];
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(studio, 'tsconfig.json') };
    const checking = execute(process.execPath, args, { env });
    const { code, stderr } = await checking.catch((refused) => refused);
    expect(code).toBe(1);
    return (stderr as string).split('\n').filter((line) => line !== '');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const inOrder = (lines: readonly string[]) =>
  lines.map((line) => expect.stringContaining(line) as string);

test('each of an owner’s fifteen mistakes is one line of check:content that says where and what', async () => {
  const [wrong, odd, broken, unread] = await Promise.all([
    check({
      'data.json': [
        ['"day": "Monday"', '"day": "Mondy"'],
        ['"level": "All levels"', '"level": ""'],
        ['"id": "2"', '"id": "1"'],
      ],
      'content/studio.ts': [
        ["accent = '#ff6a1a'", "accent = '#6b4a3a'"],
        ["phone = '+1 (555) 555-0142'", "phone = '(555) 555-0142'"],
        ['hello@power-zone.example', 'hello.power-zone.example'],
        ['America/Los_Angeles', 'America/Los Angeles'],
        ["{ days: ['Saturday']", "{ days: ['Friday', 'Saturday']"],
        ["'2026-12-25', reason", "'2026-12-25', until: '2026-12-20', reason"],
      ],
      'content/pictures.ts': [
        ["src: '/images/hero-barbell.jpg',\n", ''],
        ["'/images/room.jpg'", "'/images/rom.jpg'"],
      ],
      'content/pages.ts': [["path: '/about',", "path: '/about', isOff: true,"]],
    }),
    check({
      'data.json': [
        ['"price": "$29 per class"', '"price": "29"'],
        ['"level"', '"levels"'],
      ],
    }),
    check({ 'data.json': [['"name": "Yoga",', '"name": "Yoga"']] }),
    check({ 'content/studio.ts': [["name = 'Power Zone';", "name = 'Power Zone',;"]] }),
  ]);
  expect(wrong).toEqual(
    inOrder([
      'public/images/hero-barbell-off.jpg: found a picture that nothing names',
      'public/images/hero-barbell.jpg: found a picture that nothing names',
      'public/images/room-off.jpg: found a picture that nothing names',
      'public/images/room.jpg: found a picture that nothing names',
      'data.json, entry 1 ("Strength"), field "level": found ""; expected a text in quotes',
      'data.json, entry 1 ("Strength"), field "sessions[1].day": found "Mondy"; expected the name of a day',
      'data.json, entry 2 ("Yoga"), field "id": found "1"; expected an id that entry 1 does not have.',
      'studio.ts, field "phone": found "(555) 555-0142"; expected a number that begins with + and the code',
      'studio.ts, field "email": found "hello.power-zone.example"; expected an address such as',
      'studio.ts, field "timeZone": found "America/Los Angeles"; expected the IANA name',
      'studio.ts, hours 2, field "opens": found "08:00"; expected a time of these days that hours 1 does not',
      'studio.ts, closures 3 ("Christmas Day"), field "until": found "2026-12-20"; expected a day that is not',
      'pictures.ts, slides 2, field "src": found nothing; expected the path of a picture',
      'studio.ts, field "accent": found "#6b4a3a", with a contrast of 2.3:1',
      'pictures.ts, line 33, field "pictures.room.src": found "/images/rom.jpg", but there is no such file',
      'home.ts, line 11, field "home.actions[2].href": found "/about"; expected a page or a file',
      '12 to fix.',
    ]),
  );
  expect(odd).toEqual(
    inOrder([
      'Warning: public/data.json, entry 1 ("Strength"), field "price": found "29", which has no currency',
      'data.json, entry 1 ("Strength"), field "levels": found a field that means nothing here; expected only',
      '1 to fix.',
    ]),
  );
  expect(broken).toEqual(
    inOrder([
      'public/data.json, line 25, column 5, entry 2, field "price": found "price"; expected a comma',
      '1 to fix.',
    ]),
  );
  expect(unread).toEqual(
    inOrder(['studio.ts, line 22, column 34: Expected identifier but found ";".']),
  );
}, 60_000);
