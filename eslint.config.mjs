import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const firebaseOnlyInAuth = {
  group: ['firebase/*', '@firebase/*', 'react-firebase-hooks/*'],
  message: 'Import Firebase only in lib/auth and components/auth.',
};
const noReact = {
  group: ['react', 'react-dom'],
  message: 'Put hooks and components in components.',
};
const text =
  ":matches(Literal[raw!='null'], TemplateLiteral, MemberExpression, Identifier[name!='children'])";
const holdsElement = ':matches(JSXElement, JSXFragment):has(> JSXElement)';
const conditional = ':matches(LogicalExpression, ConditionalExpression)';
const bareText = [
  // {wrong && <><Icon />{message}</>}
  `${conditional} > JSXFragment:has(> JSXElement) > JSXText[value=/\\S/]`,
  `${conditional} > JSXFragment:has(> JSXElement) > JSXExpressionContainer > ${text}`,
  // <p><Icon />{wrong && message}</p>
  `${holdsElement} > JSXExpressionContainer > ${conditional} > ${text}:matches(.right, .consequent, .alternate)`,
].map((selector) => ({
  selector,
  message:
    'Wrap this text in an element: React can’t update a text node that a page translator has replaced (e2e/hostile/translated.spec.ts).',
}));
const word = '[value=/\\p{L}/u], [value.raw=/\\p{L}/u]';
const readAttribute =
  'JSXAttribute[name.name=/^(alt|title|placeholder|label|heading|text|aria-(label|description|roledescription|valuetext))$/]';
const ofElement = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const ownTexts = [
  // <button aria-label="Next slide">, <Slide label={`${index} of ${count}`} />
  `${readAttribute} :matches(Literal, TemplateElement):matches(${word})`,
  // <p>{wrong ? 'Try again' : `Service Id: ${id}`}</p>, which react/jsx-no-literals ignores
  `${ofElement} > ${conditional} > Literal:matches(.right, .consequent, .alternate):matches(${word})`,
  `${ofElement} > ${conditional} > TemplateLiteral > TemplateElement:matches(${word})`,
].map((selector) => ({
  selector,
  message: 'Put texts for visitors in lib/words or lib/content.',
}));
const atTopLevel = ':matches(Program, ExportNamedDeclaration) >';
const moduleState = [
  `${atTopLevel} VariableDeclaration[kind='let']`,
  `${atTopLevel} VariableDeclaration > VariableDeclarator > CallExpression[callee.name='createSignal']`,
  `${atTopLevel} VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Map|Set|WeakMap)$/][arguments.length=0]`,
].map((selector) => ({
  selector,
  message: 'Keep the state of a page in a component or a context (docs/architecture.md, State).',
}));
const dataOnly = {
  selector: ':matches(CallExpression, NewExpression, :function, SpreadElement)',
  message: 'Use only values and template literals here, and derive everything else in lib/studio.',
};
const ownTypes = {
  regex: '^(?!@/lib/(schemas$|content/)|\\./)',
  message: 'In content, import only types from @/lib/schemas and values from other content files.',
};
const aboveLib = ['@/app/*', '@/components/*'];
const tools = ['**/e2e/**', '**/scripts/**'];
const layer = (files, groups, message, others = [firebaseOnlyInAuth]) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: groups, message }, ...others] }],
  },
});

// Imports go one way, app -> components -> lib, and e2e -> scripts -> lib.
export default defineConfig([
  ...nextCoreWebVitals,
  ...nextTypescript,
  globalIgnores([
    '.next/**',
    'out/**',
    'next-env.d.ts',
    'public/**',
    '.bench/**',
    'playwright-report/**',
    'test-results/**',
  ]),
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...bareText],
      // scripts/content/buildPictures resizes pictures; next/image would add 5.6 kB of script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['**/*.test.tsx', '**/testing.tsx'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { noStrings: true, ignoreProps: true, allowedStrings: ['–'] },
      ],
      'no-restricted-syntax': ['error', ...bareText, ...ownTexts, ...moduleState],
    },
  },
  {
    files: ['lib/browser/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...moduleState] },
  },
  {
    // The session, the toasts, parts that are loaded on demand, the reload guard, and the URL.
    files: [
      'components/auth/{useSession,loadSdk}.ts',
      'components/toasts/notify.ts',
      'components/navigation/url.ts',
      'lib/browser/reload.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...bareText] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'import/no-duplicates': ['error', { 'prefer-inline': true }] },
  },
  layer(['app/**'], tools, 'In app, import only components and lib.'),
  layer(['components/**'], ['@/app/*', ...tools], 'In components, import only components and lib.'),
  layer(
    ['components/auth/**'],
    ['@/app/*', ...tools],
    'In components, import only components and lib.',
    [],
  ),
  layer(['lib/**'], [...aboveLib, ...tools], 'In lib, import only lib.', [
    firebaseOnlyInAuth,
    noReact,
  ]),
  layer(['lib/auth/**'], [...aboveLib, ...tools], 'In lib, import only lib.', [noReact]),
  {
    files: ['lib/content/**', 'e2e/studio/content/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [ownTypes] }],
      'no-restricted-syntax': ['error', dataOnly],
    },
  },
  layer(['scripts/**'], [...aboveLib, '**/e2e/**'], 'In scripts, import only scripts and lib.'),
  { ...layer(['e2e/**'], aboveLib, 'In e2e, import only e2e, scripts and lib.'), ignores: [] },
  {
    files: ['scripts/**', 'e2e/**'],
    rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
]);
