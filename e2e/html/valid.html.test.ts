import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { allPages, byRoute } from './built';

/** The rules of the HTML standard alone, no matters of taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test.each(byRoute(allPages))('%s is valid HTML', (route, { html }) => {
  const { results } = validator.validateStringSync(html, route);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}, ${line}:${column}: ${message}`),
  );
  expect(errors).toEqual([]);
});
