/** Formatting is settled here once; `npm run format` applies it. */
const config = { printWidth: 100, singleQuote: true };

export default config;
