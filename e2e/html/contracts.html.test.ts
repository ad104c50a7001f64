/**
 * What the site relies on in packages that it does not own, and that no public API promises. One test for each internal.
 * Its name says what the internal is, who relies on it, and where to look when an update has changed it
 * (docs/architecture.md, "Internals we rely on").
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exportedName } from '@/lib/catalogue/build/prerender';
import { sessionKey } from '@/lib/auth/session';
import { fileFor, outFolder } from './built';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
/** A page as Next wrote it, before the steps of scripts/export. */
const rawPage = read('.next', 'server', 'app', 'about.html');
const chunkFolder = join(outFolder, '_next', 'static', 'chunks');
const chunks = readdirSync(chunkFolder).filter((file) => file.endsWith('.js'));
const chunkText = (file: string) => readFileSync(join(chunkFolder, file), 'utf8');
const someChunk = (pattern: RegExp) => chunks.filter((file) => pattern.test(chunkText(file)));

describe('Next', () => {
  test('script files of a page are <script src async="">, and their preloads <link as="script">: scripts/export/deferScripts.ts', () => {
    expect(rawPage).toMatch(/<script src="\/_next\/static\/chunks\/[^"]+\.js" async=""><\/script>/);
    expect(rawPage).toMatch(/<link rel="preload" as="script"[^>]*>/);
  });

  test('router data of a page is pushed to self.__next_f by inline scripts: scripts/export/pageData.ts and the loader', () => {
    expect(rawPage).toMatch(
      /<script[^>]*>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)/,
    );
    expect(rawPage).toMatch(/<script>self\.__next_f\.push\(\[1,"/);
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

  test('a page gets its segment encoded and its metadata raw: lib/catalogue/findServices.ts', () => {
    const file = fileFor(`/services/${encodeURIComponent('$22 per class')}`);
    const html = readFileSync(file ?? 'no page for a price', 'utf8');
    expect(html).toContain('<title>Yoga');
    expect(html).toContain('Service Id: 2');
  });

  test('window.next is set when the scripts of a page run: the part of the head script that answers lost scripts (lib/recovery)', () => {
    expect(someChunk(/window\.next=\{version:/)).toHaveLength(1);
  });
});

describe('Turbopack', () => {
  test('entries of a page are pushed to globalThis.TURBOPACK inline: scripts/export/pageData.ts and the loader', () => {
    expect(rawPage).toMatch(
      /\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[\d+\]\}\)/,
    );
  });

  test('a chunk pushes a list of ids and functions to the same queue: scripts/export, e2e/html/budget', () => {
    const pushing = someChunk(
      /^(?:\/\/.*\n)?\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[[^,]*document\.currentScript/,
    );
    expect(pushing.length).toBeGreaterThan(10);
  });

  test('one runtime file per page takes the queue over: the loader (scripts/export/loaderScript.ts)', () => {
    expect(chunks.filter((file) => file.startsWith('turbopack-'))).toHaveLength(1);
  });

  test('a chunk that cannot be loaded rejects with ChunkLoadError: lib/recovery (isChunkError)', () => {
    const [runtime = ''] = chunks.filter((file) => file.startsWith('turbopack-'));
    expect(chunkText(runtime)).toContain('ChunkLoadError');
  });
});

describe('React', () => {
  test('an element that React has hydrated carries __reactFiber$ and __reactProps$: e2e/fixtures (waiting for hydration)', () => {
    expect(someChunk(/__reactFiber\$/)).toHaveLength(1);
    expect(someChunk(/__reactProps\$/)).toHaveLength(1);
  });
});

describe('Firebase', () => {
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

  test('browserLocalPersistence is a class of type LOCAL with _isAvailable and _set: lib/auth/sdk/persistence.ts', () => {
    const persistence = loadFirebase().browserLocalPersistence as unknown as Class;
    expect(persistence.type).toBe('LOCAL');
    expect(persistence.prototype).toHaveProperty('_isAvailable');
    expect(persistence.prototype).toHaveProperty('_set');
  });

  test('Auth has _startProactiveRefresh: lib/auth/sdk/auth.ts; e2e/auth/tokenRefresh.spec.ts tests what it does', () => {
    const { initializeApp, initializeAuth, inMemoryPersistence } = loadFirebase();
    const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo' }, 'contracts');
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    expect(auth).toHaveProperty('_startProactiveRefresh');
  });

  test('the session is kept under firebase:authUser:<key>:[DEFAULT]: lib/auth/session.ts and the head script', () => {
    const parts = ['firebase:', 'authUser', '[DEFAULT]'];
    const sdk = someChunk(/identitytoolkit\.googleapis\.com/)
      .map(chunkText)
      .join('');
    expect(parts.filter((part) => !sdk.includes(part))).toEqual([]);
    expect(sessionKey).toMatch(/^firebase:authUser:[^:]+:\[DEFAULT\]$/);
  });
});
