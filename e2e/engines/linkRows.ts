import type { Press } from './visitor';

const bar = (href: string) => `header a[href="${href}"]`;

/** A press that opens the link's page in another tab or window. */
interface OtherTabRow {
  readonly press?: Press;
  /** Set on the link by the test, because no link of the site has it. */
  readonly target?: '_blank';
  /** Why the row can't run in WebKitGTK. */
  readonly exceptWebKit?: string;
}

const sameTab = 'MiniBrowser opens the page in the same tab';

export const otherTabRows: Readonly<Record<string, OtherTabRow>> = {
  'Ctrl+click': { press: { modifier: 'Control' }, exceptWebKit: sameTab },
  'Shift+click': { press: { modifier: 'Shift' }, exceptWebKit: sameTab },
  'a middle click': {
    press: { button: 'middle' },
    exceptWebKit: 'the driver clicks with the left button instead',
  },
  'target=_blank': { target: '_blank' },
};

/** The page and the link for these rows. */
export const otherTab = { from: '/about', scrolled: 300, link: bar('/blogs'), opens: '/blogs' };

/** A press that changes what this tab shows. */
export interface LinkRow {
  /** The page with the link. */
  readonly from: string;
  /**
   * The number of pixels by which the page is scrolled down. If it's missing, the link is in the
   * middle of the window.
   */
  readonly scrolled?: number;
  readonly link: string;
  readonly isInMenu?: true;
  readonly press?: Press;
  /** The URL after the press. Its fragment, if any, is in view. Otherwise, the page's top is. */
  readonly shows: string;
}

export const linkRows: Readonly<Record<string, LinkRow>> = {
  // By itself, the router doesn't scroll if the page is scrolled by less than the height of the
  // navbar.
  'a click shows a page from its top': {
    from: '/services',
    scrolled: 40,
    link: bar('/about'),
    shows: '/about',
  },
  'a double click navigates once': {
    from: '/services',
    scrolled: 900,
    link: bar('/about'),
    press: { count: 2 },
    shows: '/about',
  },
  'a link to the current page scrolls to its top': {
    from: '/about',
    scrolled: 300,
    link: bar('/about'),
    shows: '/about',
  },
  'an anchor leads to a fragment of its page': {
    from: '/services',
    link: 'main a[href="#timetable"]',
    shows: '/services#timetable',
  },
  'a link of the router leads to a fragment of its page': {
    from: '/services',
    scrolled: 40,
    link: bar('/services#timetable'),
    isInMenu: true,
    shows: '/services#timetable',
  },
  'a link leads to a fragment of another page': {
    from: '/privacy',
    link: 'main a[href="/services#timetable"]',
    shows: '/services#timetable',
  },
};
