/**
 * Tests of the internals of packages that the site relies on, and that no public API promises. The name of a test says
 * what the internal is and which file relies on it. docs/architecture.md, "Internals we rely on", says what to do when an
 * update has changed it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { exportedName } from '@/lib/catalogue/build/prerender';
import { sessionKey } from '@/lib/auth/session';
import { outFolder } from './built';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
/** Pages as Next wrote them, before the steps of scripts/export. */
const rawFolder = join('.next', 'server', 'app');
const rawPage = read(rawFolder, 'about.html');
const chunkFolder = join(outFolder, '_next', 'static', 'chunks');
const chunks = readdirSync(chunkFolder).filter((file) => file.endsWith('.js'));
const chunkText = (file: string) => readFileSync(join(chunkFolder, file), 'utf8');
const someChunk = (pattern: RegExp) => chunks.filter((file) => pattern.test(chunkText(file)));

describe('Next', () => {
  test('script files of a page are <script src async="">, and their preloads <link as="script">: scripts/export/finishPage.ts', () => {
    expect(rawPage).toMatch(/<script src="\/_next\/static\/chunks\/[^"]+\.js" async=""><\/script>/);
    expect(rawPage).toMatch(/<link rel="preload" as="script"[^>]*>/);
  });

  test('router data of a page is pushed to self.__next_f by inline scripts: scripts/export/finishPage.ts and the loader', () => {
    expect(rawPage).toMatch(
      /<script[^>]*>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)/,
    );
    expect(rawPage).toMatch(/<script>self\.__next_f\.push\(\[1,"/);
  });

  test('copies that are not needed are _not-found.html and the payload _full of each page: scripts/export/finishPages.ts', () => {
    expect(existsSync(join(rawFolder, '_not-found.html'))).toBe(true);
    expect(existsSync(join(rawFolder, 'about.segments', '_full.segment.rsc'))).toBe(true);
    const left = [outFolder, join(outFolder, 'about')].flatMap((folder) =>
      readdirSync(folder).filter((name) => /^_not-found|_full/.test(name)),
    );
    expect(left).toEqual([]);
  });

  test('the longest ending of the files of a page in .next is .segments: lib/catalogue/build/prerender.ts', () => {
    const endings = readdirSync(rawFolder)
      .filter((name) => name.startsWith('about.'))
      .map((name) => extname(name));
    expect(endings).toContain('.segments');
    expect(endings.filter((ending) => ending.length > '.segments'.length)).toEqual([]);
  });

  test('the script of the runtime entries is <script id="_R_">: scripts/export/finishPage.ts', () => {
    expect(rawPage).toContain('<script id="_R_">');
  });

  test('payloads of a page are page.txt, page/__next._tree.txt and page/__next.page.__PAGE__.txt: scripts/export/finishPages.ts, e2e/speed', () => {
    const payloads = ['.txt', '/__next._tree.txt', '/__next.about.__PAGE__.txt'];
    expect(payloads.filter((ending) => !existsSync(join(outFolder, `about${ending}`)))).toEqual([]);
  });

  test('file names of pages escape / ? # \\ and what looks escaped: lib/catalogue/build/prerender.ts (exportedName)', () => {
    const { default: escapeDelimiters } = jest.requireActual<{
      default: (segment: string, encoded: boolean) => string;
    }>('next/dist/shared/lib/router/utils/escape-path-delimiters');
    const segments = [
      'a/b',
      'what?',
      'c#',
      'back\\slash',
      '50%25off',
      'a%2Fb',
      '%3f%5c',
      'Café $5',
    ];
    expect(segments.map(exportedName)).toEqual(segments.map((one) => escapeDelimiters(one, true)));
  });

  test('window.next is set when the scripts of a page run: the head script (lib/browser/lostFiles.ts)', () => {
    expect(someChunk(/window\.next=\{version:/)).toHaveLength(1);
  });
});

describe('Turbopack', () => {
  test('entries of a page are pushed to globalThis.TURBOPACK inline: scripts/export/finishPage.ts and the loader', () => {
    expect(rawPage).toMatch(
      /\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[\d+\]\}\)/,
    );
  });

  test('a chunk pushes a list of ids and functions to the same queue: scripts/export', () => {
    const pushing = someChunk(
      /^(?:\/\/.*\n)?\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[[^,]*document\.currentScript/,
    );
    expect(pushing.length).toBeGreaterThan(10);
  });

  test('one runtime file per page takes the queue over: the loader (lib/browser/startPage.ts)', () => {
    expect(chunks.filter((file) => file.startsWith('turbopack-'))).toHaveLength(1);
  });

  test('a chunk that cannot be loaded rejects with ChunkLoadError: lib/browser/recovery (isChunkError)', () => {
    const [runtime = ''] = chunks.filter((file) => file.startsWith('turbopack-'));
    expect(chunkText(runtime)).toContain('ChunkLoadError');
  });
});

describe('React', () => {
  test('an element that React has hydrated carries __reactFiber$ and __reactProps$: e2e/fixtures (waiting for hydration)', () => {
    expect(someChunk(/__reactFiber\$/)).toHaveLength(1);
    expect(someChunk(/__reactProps\$/)).toHaveLength(1);
  });

  test('a field carries its last value in _valueTracker, with setValue: lib/browser/replayEarlyInput.ts', () => {
    expect(someChunk(/_valueTracker=function[^]{1,600}setValue:/)).toHaveLength(1);
  });
});

describe('firebase-tools', () => {
  test('it prints "All emulators ready" when all accept connections: scripts/servers/emulators.ts', () => {
    const command = read('node_modules', 'firebase-tools', 'lib', 'commands', 'emulators-start.js');
    expect(command).toContain('All emulators ready');
  });

  test('an export of accounts has the file firebase-export-metadata.json: scripts/servers/emulators.ts', () => {
    const hub = read('node_modules', 'firebase-tools', 'lib', 'emulator', 'hubExport.js');
    expect(hub).toContain('METADATA_FILE_NAME = "firebase-export-metadata.json"');
  });

  test('the hosting emulator moves away from port 5001: scripts/servers/ports.ts', () => {
    const ports = read('node_modules', 'firebase-tools', 'lib', 'emulator', 'portUtils.js');
    expect(ports).toMatch(/=== 5001 && \/\^hosting/);
  });
});

describe('Playwright', () => {
  test('its WebSocket is `ws` of playwright-core/lib/utilsBundle, an EventEmitter: e2e/firefox/driver.ts', () => {
    // In a process of its own, because the bundle does not load in jsdom.
    const program = `
      const inside = require('node:module').createRequire(require.resolve('playwright'));
      console.log(typeof inside('playwright-core/lib/utilsBundle').ws.prototype.emit)`;
    expect(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })).toBe(
      'function\n',
    );
  });
});

describe('Firebase', () => {
  const builtSdk = someChunk(/identitytoolkit\.googleapis\.com/)
    .map(chunkText)
    .join('');
  type Class = { readonly type: string; readonly prototype: object };
  /** The SDK as browsers get it; by itself jest takes the one for Node. */
  const loadFirebase = () => {
    // jsdom has no fetch, and the SDK wants one while it is read; nothing is sent.
    Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no network')) });
    const inside = createRequire(require.resolve('firebase/package.json'));
    const sdk = join(dirname(inside.resolve('@firebase/auth/package.json')), 'dist/browser-cjs');
    return {
      ...jest.requireActual<typeof import('firebase/app')>('firebase/app'),
      ...jest.requireActual<typeof import('firebase/auth')>(sdk),
    };
  };

  test('browserLocalPersistence is a class of type LOCAL with _isAvailable and _set: lib/browser/auth/persistence.ts', () => {
    const persistence = loadFirebase().browserLocalPersistence as unknown as Class;
    expect(persistence.type).toBe('LOCAL');
    expect(persistence.prototype).toHaveProperty('_isAvailable');
    expect(persistence.prototype).toHaveProperty('_set');
  });

  test('Auth has _startProactiveRefresh: lib/browser/auth/auth.ts; e2e/auth/tokenRefresh.spec.ts tests what it does', () => {
    const { initializeApp, initializeAuth, inMemoryPersistence } = loadFirebase();
    const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo' }, 'contracts');
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    expect(auth).toHaveProperty('_startProactiveRefresh');
  });

  test('the session is kept under firebase:authUser:<key>:[DEFAULT]: lib/auth/session.ts and the head script', () => {
    const parts = ['firebase:', 'authUser', '[DEFAULT]'];
    expect(parts.filter((part) => !builtSdk.includes(part))).toEqual([]);
    expect(sessionKey).toMatch(/^firebase:authUser:[^:]+:\[DEFAULT\]$/);
  });

  test('the SDK uses window.gapi when it is there, and loads it otherwise: lib/browser/auth/googleLoader.ts', () => {
    expect(builtSdk).toMatch(/\.gapi\?\.iframes\?\.Iframe\)[^]{1,60}\.gapi\?\.load\)/);
  });
});
