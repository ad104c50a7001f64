import { pictures } from '@/lib/content/pictures';
import { type Coach, coach, otherCoaches } from '@/lib/studio/coaches';
import { notFoundWords } from '@/lib/words';
import { unknownRoute } from '../fixtures/site';

/*
 * Snapshots for toMatchAriaSnapshot. The page must have these nodes in this order, and may have
 * other nodes in between.
 */

const indented = (text: string) => text.trim().replaceAll('\n', '\n  ');

/** The header and footer of every page. e2e/html/pages.html.test.ts checks their links. */
const pageWith = (content: string) => `
- link "Skip to content"
- banner:
  - navigation "Main"
- main:
  ${indented(content)}
- contentinfo:
  - heading "Visit" [level=2]
  - heading "Hours" [level=2]
  - heading "Pages" [level=2]
  - navigation "Footer"
  - navigation "Legal"
- alert
- status`;

const coachTree = ({ name, role }: Coach) => `
    - listitem:
      - img
      - heading "${name}" [level=3]
      - paragraph: ${role}`;

/** The accessibility trees of screens that no other test checks, by route. */
export const trees: Readonly<Record<string, string>> = {
  '/about': pageWith(`
- img
- heading "${coach.name}" [level=1]
- heading "Career objective" [level=2]
- link "Download contact card"
- complementary "Contact":
  - heading "Contact" [level=2]
  - term: Cell
  - term: Email
  - term: Code
- heading "Experience" [level=2]
- list
- heading "Qualifications" [level=2]
- term
- heading "How I coach" [level=2]
- list
- region "Who else coaches you":
  - heading "Who else coaches you" [level=2]
  - list:${otherCoaches.map(coachTree).join('')}`),
  '/login': pageWith(`
- heading "Login" [level=1]
- textbox "Email"
- textbox "Password"
- button "Show password"
- link "Forgot your password?"
- button "Login"
- paragraph:
  - link "Create New Account"
- paragraph: or
- button "Continue with Google"
- paragraph:
  - link "Privacy notice"`),
  '/signup': pageWith(`
- heading "Sign Up" [level=1]
- textbox "Email"
- textbox "Password"
- button "Show password"
- textbox "Confirm Password"
- button "Show confirmed password"
- button "Sign Up"
- paragraph:
  - link "Already have an account?"
- paragraph: or
- button "Continue with Google"
- paragraph:
  - link "Privacy notice"`),
  [unknownRoute]: pageWith(`
- img "${pictures.notFound.alt}"
- heading "${notFoundWords.heading}" [level=1]
- paragraph:
  - link "Back to Home":
    - /url: /
  - link "Classes"
- status`),
};
