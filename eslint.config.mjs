import { existsSync } from 'node:fs';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import i18next from 'eslint-plugin-i18next';
import reactGoogleTranslate from 'eslint-plugin-react-google-translate';
import tseslint from 'typescript-eslint';

const unitTests = ['**/*.test.{ts,tsx}', '**/testing.tsx'];

/* Imports */

const firebase = {
  group: ['firebase/*', '@firebase/*', 'react-firebase-hooks/*'],
  message: 'Import Firebase only in lib/auth and components/auth.',
};
const react = {
  group: ['react', 'react-dom'],
  message: 'Put hooks and components in components.',
};
const notContent = {
  regex: '^(?!@/lib/(schemas$|content/)|\\./)',
  message: 'In content, import only types from @/lib/schemas and values from other content files.',
};

/** A later block replaces the patterns of an earlier one, so each block names all of its own. */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** Imports go one way: app -> components -> lib, and e2e -> scripts -> lib. */
const layers = [
  { target: './lib', from: ['./app', './components', './scripts', './e2e'] },
  { target: './components', from: ['./app', './scripts', './e2e'] },
  { target: './app', from: ['./scripts', './e2e'] },
  { target: './scripts', from: ['./app', './components', './e2e'] },
  { target: './e2e', from: ['./app', './components'] },
].map((zone) => ({ ...zone, message: 'Imports go one way (docs/architecture.md).' }));

/* Syntax */

/** Selectors, because the rule of react-google-translate ignores fragments. */
const conditional = ':matches(LogicalExpression, ConditionalExpression)';
const text =
  ":matches(Literal[raw!='null'], TemplateLiteral, MemberExpression, Identifier[name!='children'])";
const textsInFragments = [
  // {wrong && <><Icon />{message}</>}
  `${conditional} > JSXFragment > JSXText[value=/\\S/]`,
  `${conditional} > JSXFragment > JSXExpressionContainer > ${text}`,
  // <>{wrong && message}<Icon /></>
  `JSXFragment > JSXExpressionContainer > ${conditional} > ${text}:matches(.right, .consequent, .alternate)`,
].map((selector) => ({
  selector,
  message:
    'Wrap this text in an element: React can’t update a text node that a page translator has replaced (e2e/hostile/translated.spec.ts).',
}));

/** Selectors, because no plugin tells empty collections and signals from constants. */
const atTopLevel = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration';
const moduleState = [
  `${atTopLevel}[kind='let']`,
  `${atTopLevel} > VariableDeclarator > CallExpression[callee.name='createSignal']`,
  `${atTopLevel} > VariableDeclarator > NewExpression[callee.name=/^(Map|Set|WeakMap)$/][arguments.length=0]`,
].map((selector) => ({
  selector,
  message: 'Keep the state of a page in a component or a context (docs/architecture.md, State).',
}));

/** A selector, because plugins forbid side effects and mutation, but not calls. */
const logic = {
  selector: ':matches(CallExpression, NewExpression, :function, SpreadElement)',
  message: 'Use only values and template literals here, and derive everything else in lib/studio.',
};

export default defineConfig([
  globalIgnores([
    '.next/**',
    'out/**',
    'next-env.d.ts',
    'public/**',
    '.bench/**',
    'playwright-report/**',
    'test-results/**',
  ]),

  /* All files */
  ...nextCoreWebVitals,
  {
    plugins: { '@stylistic': stylistic },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // Prettier wraps code, but not comments.
      '@stylistic/max-len': [
        'error',
        { code: Number.MAX_SAFE_INTEGER, comments: 100, ignoreUrls: true },
      ],
      // scripts/content/buildPictures resizes pictures; next/image would add 5.6 kB of script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Functions that have to return a promise, such as those for React's `act`, needn't wait.
      '@typescript-eslint/require-await': 'off',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
    },
  },
  // Without `npm run extras`, the types of Lighthouse are missing.
  existsSync('e2e/extras/node_modules')
    ? []
    : { files: ['e2e/extras/**'], extends: [tseslint.configs.disableTypeChecked] },
  // The configuration in e2e/studio would load all types again (10 s) for values alone.
  { files: ['e2e/studio/**'], extends: [tseslint.configs.disableTypeChecked] },

  /* Texts */
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: unitTests,
    extends: [reactGoogleTranslate.configs.recommended],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          'jsx-attributes': {
            include: [
              'alt',
              'title',
              'placeholder',
              'label',
              'heading',
              'text',
              'aria-(label|description|roledescription|valuetext)',
            ],
          },
          callees: { exclude: ['pageAt'] },
          // Texts without a letter
          words: { exclude: [/^\P{L}*$/u] },
          message: 'Put texts for visitors in lib/words or lib/content',
        },
      ],
    },
  },

  /* State */
  {
    files: ['app/**', 'components/**', 'lib/browser/**'],
    ignores: [
      ...unitTests,
      // The session, parts that are loaded on demand, the toasts, the URL, and the reload guard.
      'components/auth/{sessionEmail,loadSdk}.ts',
      'components/toasts/notify.ts',
      'components/navigation/url.ts',
      'lib/browser/reload.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...textsInFragments, ...moduleState] },
  },

  /* Imports */
  {
    files: ['**/*.{ts,tsx}'],
    ignores: unitTests,
    rules: { 'import/no-restricted-paths': ['error', { zones: layers }] },
  },
  {
    ignores: [...unitTests, '{components,lib}/auth/**'],
    rules: forbid(firebase),
  },
  {
    files: ['lib/**'],
    ignores: [...unitTests, 'lib/auth/**'],
    rules: forbid(firebase, react),
  },
  {
    files: ['lib/auth/**'],
    ignores: unitTests,
    rules: forbid(react),
  },

  /* Content */
  {
    files: ['lib/content/**', 'e2e/studio/content/**'],
    rules: { ...forbid(notContent), 'no-restricted-syntax': ['error', logic] },
  },

  /* Command-line programs and browser tests */
  {
    files: ['scripts/**', 'e2e/**'],
    rules: {
      'no-console': 'off',
      // Playwright's fixtures call a function named `use`.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
]);
