import * as studio from '@/lib/content/studio';
import type { CodeAccount, Phone, Post, Principle, Qualification } from '@/lib/studio/types';

const code: readonly CodeAccount[] = [];

const mobile: Phone = {
  label: 'Jonas mobil',
  text: '+49 171 39200 55',
};

const phones: readonly Phone[] = [{ label: 'Studio', text: studio.phone }, mobile];

const experience: readonly Post[] = [
  {
    years: 'seit 2018',
    title: 'Inhaber und Trainer',
    place: `${studio.name}, ${studio.address.city}`,
    text: 'Plant jeden Trainingsblock und steht an fünf Tagen in der Woche selbst im Raum.',
  },
  {
    years: '2013 bis 2018',
    title: 'Athletiktrainer',
    place: 'Ein Ruderverein',
    text: 'Zwei Mannschaften durch vier Winter gebracht, ohne eine verletzte Saison.',
  },
];

const qualifications: readonly Qualification[] = [
  { year: '2019', title: 'Boxtrainer, C-Lizenz' },
  { year: '2013', title: 'Sportwissenschaft, Bachelor' },
  { year: 'Aktuell', title: 'Erste Hilfe, alle zwei Jahre neu' },
];

const principles: readonly Principle[] = [
  {
    title: 'Technik vor Gewicht',
    text: 'Schwerer wird es, wenn die letzte Wiederholung aussieht wie die erste.',
  },
  { title: 'Mitschreiben', text: 'Was im Buch steht, lässt sich planen.' },
];

export const profile = {
  givenName: 'Jonas',
  familyName: 'Brandt',
  name: 'Jonas Brandt',
  role: 'Trainer und Inhaber',
  organisation: studio.name,
  objective:
    'Ein Studio, in dem Menschen jeden Alters über Jahrzehnte stärker werden und nicht nur für einen Sommer: in kleinen Gruppen, ehrlich gemessen und ohne Eile.',
  phones,
  mobile,
  email: { text: 'jonas@hafenkraft.example', href: 'mailto:jonas@hafenkraft.example' },
  code,
  experience,
  qualifications,
  principles,
  languages: ['Deutsch', 'Englisch'],
  note: 'Jonas Brandt ist erfunden, wie alles in diesem Studio.',
} as const;
