export const serviceTexts = {
  heading: 'Our Services',
  lead: 'One coach and at most eight people in every class. The price on the card is what you pay; nothing is added later.',
} as const;

export const inEveryClass = 'One coach and at most eight people.';

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

export const dataFile = 'e2e/studio/public/data.json';
