export const serviceTexts = {
  heading: 'Unsere Kurse',
  lead: 'Kleine Gruppen, und in jeder jemand, der hinschaut. Du zahlst, was auf der Karte steht, und nichts sonst.',
} as const;

export const inEveryClass = 'Eine kleine Gruppe und jemand, der hinschaut.';

export const servicePictureTexts: Readonly<Record<string, string>> = {
  '/images/kraft.jpg': 'Sechskanthanteln auf dunklem Gummiboden',
  '/images/yoga.jpg': 'Eine aufgerollte Matte, Korkblöcke und eine Schale im Streiflicht',
};

export const dataFile = 'public/data.json';
