import { answers } from '@/lib/content/answers/answers';
import { notFoundTexts } from '@/lib/words';
import { coach } from '@/lib/studio/coach';
import { slideHeadline } from '@/lib/studio/slides';
import { pictures } from '@/lib/content/pictures';
import { servicePath } from '@/lib/services/paths';
import { firstService, services, unknownRoute } from '../fixtures/site';

/*
 * The accessibility tree of each screen by role and name, for toMatchAriaSnapshot: what is listed must be there in this
 * order; other content may stand in between.
 */

const indented = (text: string) => text.trim().replaceAll('\n', '\n  ');

/**
 * The frame around every page: skip link, bar, content, footer and the two live regions of the toasts. Which links stand in bar and
 * footer: e2e/html/pages.html.test.ts. Home has the hours above its footer.
 */
const page = (content: string, hours = '\n  - heading "Hours" [level=2]') => `
- link "Skip to content"
- banner:
  - navigation "Main"
- main:
  ${indented(content)}
- contentinfo:
  - heading "Visit" [level=2]${hours}
  - heading "Pages" [level=2]
  - navigation "Footer"
  - navigation "Legal"
- alert
- status`;

/** The tree of the current slide; the other slides are in no tree. */
export const slideTree = (number: number) => `
- group "Slides":
  - group "${number} of 3":
    - img
    - heading "${slideHeadline}" [level=1]
    - paragraph`;

const cards = services
  .map(
    ({ name }) => `
    - listitem:
      - img
      - heading "${name}"
      - link "Booking ${name}"`,
  )
  .join('');

const home = page(
  `
- region "Power Zone in pictures":
  - button "Start automatic slide show"
  - button "Previous slide"
  - group "Choose a slide":
    - button "Slide 1 of 3"
    - button "Slide 2 of 3"
    - button "Slide 3 of 3"
  - button "Next slide"
  ${indented(slideTree(1))}
- heading /^Today · / [level=2]
- list
- paragraph:
  - link "Call to book"
  - link "Week"
- region "Our Services":
  - heading "Our Services" [level=2]
  - list:${cards}
- heading "A training log" [level=2]
- list
- img
- heading "Coached, not supervised" [level=2]
- heading "Hours and place" [level=2]
- heading "Your first visit" [level=2]
- group
- heading "The first session is the hardest" [level=2]`,
  '',
);

/** The trees of all screens, by route. */
export const trees: Readonly<Record<string, string>> = {
  // `/home` is the same screen.
  '/': home,
  '/services': page(`
- heading "Our Services" [level=1]
- region "Our Services":
  - list:${cards}
- heading "The week" [level=2]
- navigation "Filter the week"
- region /^Today /:
  - heading [level=3]
  - list
- paragraph:
  - link "Add to your calendar"
  - link "Subscribe, and get every change"`),
  [servicePath(firstService.id)]: page(`
- navigation "Breadcrumb":
  - list:
    - listitem:
      - link "Home":
        - /url: /
    - listitem:
      - link "Classes":
        - /url: /services
    - listitem: ${firstService.name}
- paragraph: "Service Id: ${firstService.id}"
- heading "${firstService.name}" [level=1]
- paragraph: Price ${firstService.price}
- img
- term: Times to book
- heading "Your first visit" [level=2]
- region "Other classes":
  - heading "Other classes" [level=2]`),
  '/about': page(`
- heading "${coach.name}" [level=1]
- heading "Career objective" [level=2]
- link "Download contact card"
- button "Print this CV"
- img
- complementary "Contact":
  - heading "Contact" [level=2]
  - term: Phone
  - term: Email
  - term: Code
- heading "Experience" [level=2]
- list
- heading "Qualifications" [level=2]
- term
- heading "How I coach" [level=2]
- list`),
  '/blogs': page(`
- heading "Blogs" [level=1]
- paragraph
${answers.map(({ question }) => `- article "${question}":\n  - group:\n    - heading "${question}" [level=2]`).join('\n')}`),
  '/imprint': page(`
- heading "Imprint" [level=1]
- paragraph
- heading "Operator" [level=2]
- heading "Contact" [level=2]`),
  '/privacy': page(`
- heading "Privacy notice" [level=1]
- paragraph
- heading "Who is responsible" [level=2]
- heading "Other hosts" [level=2]
- term
- definition
- heading "What stays on your device" [level=2]
- term
- definition`),
  '/login': page(`
- heading "Login" [level=1]
- textbox "Email"
- textbox "Password"
- button "Show password"
- button "Login"
- paragraph:
  - link "Forgot your password?"
- paragraph:
  - link "Create New Account"
- paragraph: or
- button "Continue with Google"
- paragraph:
  - link "Privacy notice"`),
  '/signup': page(`
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
  [unknownRoute]: page(`
- img "${pictures.notFound.alt}"
- heading "${notFoundTexts.heading}" [level=1]
- paragraph:
  - link "Back to Home":
    - /url: /
  - link "All classes"
- status`),
};
