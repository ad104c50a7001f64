import type { Profile } from '@/lib/studio/types';

/**
 * The coach's CV on /about (product 2.10), in one place: page, contact card and structured data read it from here. The person
 * is made up, the number is one that the Bundesnetzagentur keeps for films, and the mail domain is reserved by RFC 2606.
 */
export const profile: Profile = {
  givenName: 'Jonas',
  familyName: 'Brandt',
  role: 'Trainer und Inhaber',
  objective:
    'Ein Studio, in dem Menschen jeden Alters über Jahrzehnte stärker werden und nicht nur für einen Sommer: in kleinen Gruppen, ehrlich gemessen und ohne Eile.',
  mobile: { label: 'Jonas mobil', text: '+49 171 39200 55' },
  email: 'jonas@hafenkraft.example',
  // Accounts on code hosts; see the type.
  code: [],
  // The present post first.
  experience: [
    {
      years: 'Seit 2018',
      title: 'Inhaber und Trainer',
      place: 'Hafenkraft, Hamburg',
      text: 'Plant jeden Trainingsblock und steht an fünf Tagen in der Woche selbst auf der Fläche.',
    },
    {
      years: '2013–2018',
      title: 'Athletiktrainer',
      place: 'Ruderverein',
      text: 'Zwei Mannschaften durch vier Winter gebracht, ohne einen verletzten Ruderer.',
    },
  ],
  qualifications: [
    { year: '2019', title: 'Boxtrainer, C-Lizenz' },
    { year: '2013', title: 'Bachelor in Sportwissenschaft' },
    { year: 'Aktuell', title: 'Erste Hilfe, alle zwei Jahre aufgefrischt' },
  ],
  principles: [
    {
      title: 'Technik vor Gewicht',
      text: 'Schwerer wird es erst, wenn die letzte Wiederholung aussieht wie die erste.',
    },
    { title: 'Mitschreiben', text: 'Nur was im Trainingsbuch steht, lässt sich planen.' },
  ],
  languages: ['Deutsch', 'Englisch'],
  note: 'Jonas Brandt ist erfunden, wie alles in diesem Studio.',
};
