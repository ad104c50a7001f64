import type { LawPage } from '@/lib/schemas';
import { cancelling } from './firstVisit';
import { name } from './studio';

/*
 * The law pages. Titles and dates are in pages.ts. Have the texts checked by someone who knows the
 * law of your state.
 */

/** The person or company that runs the studio. */
export const operator = 'Rowan Calder, owner';

export const policies: LawPage = {
  lead: `What you agree to when you train at ${name}, on one page.`,
  sections: [
    {
      heading: 'Waiver',
      paragraphs: [
        'Before your first class, you read and sign a one-page waiver at the front desk. Training is physical: even done well, it carries a risk of injury, which you accept.',
        'Tell your coach about injuries, medical conditions and pregnancy before class. Stop when something hurts, and ask your doctor first if you’re unsure.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Classes are for ages 16 and up. If you’re under 18, a parent or guardian signs the waiver with you at your first visit.',
      ],
    },
    {
      heading: 'Canceling and coming late',
      paragraphs: [
        cancelling,
        'We keep the door open for the first ten minutes of class. After that, you’ve missed the warm-up, and it counts as a late cancellation.',
        'If we cancel a class, we call or email you and credit your payment or pack in full.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'We take cards, mobile wallets and cash at the front desk. A pack of ten is good for six months from the day you buy it, a month for 30 days; neither renews, and neither can be shared. Unused classes aren’t refunded, but we extend your pack while you’re injured or sick.',
      ],
    },
    {
      heading: 'In the room',
      paragraphs: [
        'Keep your things in a locker: we’re not liable for anything lost or stolen. We keep lost items at the front desk for 30 days. Ask people before you take their picture.',
      ],
    },
  ],
};

/**
 * The page also lists the hosts and the browser storage, which come from `lib/privacyNotice.ts`.
 */
export const privacy: LawPage = {
  lead: 'What this site knows about you, where we keep it, and for how long.',
  sections: [
    {
      heading: 'When you read this site',
      paragraphs: [
        'The site is served by Firebase Hosting, a service of Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043. It sees the IP address of your device and the pages you request, uses them to deliver the site and to detect abuse, and keeps the IP addresses for a few months.',
        'The site sets no cookies, shows no ads and builds no profile of you, so there’s nothing to switch off if your browser sends Do Not Track or Global Privacy Control. Maps and other sites are links: they learn about your visit only if you follow one.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'An account is optional: you can book without one. We keep your email address, whether it’s confirmed, when you signed up and when you last logged in. If you log in with Google, we also keep the name and the picture that Google shows for you.',
        'Firebase Authentication, a service of Google LLC, keeps the accounts for us. It stores your password as a hash that can’t be read, and the IP addresses of logins for a few weeks.',
        'On your account page you can see, change and download all of it, and delete the account. Firebase removes a deleted account from its backups within 180 days.',
      ],
    },
    {
      heading: 'When you book or write to us',
      paragraphs: [
        'You book by email, text or phone. We use what you tell us to hold your place and to answer you, and delete it after 12 months. Signed waivers stay in a locked cabinet for five years.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'We don’t sell or share personal information. You can ask what we know about you and have it corrected or deleted, whether or not you live in California. Write to us: we’ll answer within 45 days, and treat you the same whatever you ask.',
        'When this notice changes, the date below changes with it.',
      ],
    },
  ],
};

export const accessibility: LawPage = {
  lead: 'Everyone should be able to read this site, find a class and book it.',
  sections: [
    {
      heading: 'Standard',
      paragraphs: [
        'This site aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
      ],
    },
    {
      heading: 'How it’s tested',
      paragraphs: [
        'We test each version before it goes online: every page with axe, by keyboard alone, at 400 percent zoom, with wider text spacing, with forced colors, with reduced motion and without JavaScript, in the engines of Chrome, Firefox and Safari.',
      ],
    },
    {
      heading: 'At the studio',
      paragraphs: [
        'The door from the yard is level and 40 inches wide. The training room, a locker room and a shower with a seat and rails are on the ground floor. Service dogs are welcome.',
      ],
    },
    {
      heading: 'Something in your way?',
      paragraphs: [
        'Tell us, and we’ll answer within two business days. You can always book by phone or text.',
      ],
    },
  ],
};
