/** The words around the services; the services themselves are in public/data.json. */
export const serviceTexts = {
  heading: 'Our Services',
  lead: 'One coach and at most eight people in every class. The price on the card is what you pay; nothing is added later.',
} as const;

/** What holds for every class, where data.json says nothing of one. */
export const inEveryClass = 'One coach and at most eight people.';

/** What the studio's own service pictures show, by address; other pictures are called by their service's name. */
export const servicePictureTexts: Readonly<Record<string, string>> = {
  '/images/service-strength.jpg': 'Hex dumbbells on a dark rubber floor, the nearest marked 24',
  '/images/service-boxing.jpg': 'A red heavy bag on chains, lit in orange from the left',
  '/images/service-yoga.jpg':
    'A rolled orange mat, cork blocks and a brass bowl in striped window light',
  '/images/service-spin.jpg': 'The polished flywheel of a spin bike with an orange ring',
  '/images/service-hiit.jpg':
    'Black and orange battle ropes in mid-wave, their fibres caught by the light',
  '/images/service-calisthenics.jpg': 'Two wooden gymnastic rings hanging from black straps',
};

/** The file with the services, from the folder of the project. */
export const dataFile = 'public/data.json';
