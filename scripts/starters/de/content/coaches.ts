import type { Coach, HeadCoach } from '@/lib/studio/types';

/**
 * The coaches, in the order of /about, which shows the CV of the first, and of the others picture, name and line (product
 * 2.10). All of them are made up, the number is one that the Bundesnetzagentur keeps for films, and the mail domain is reserved by RFC
 * 2606.
 */
export const coaches: readonly [HeadCoach, ...Coach[]] = [
  {
    givenName: 'Jonas',
    familyName: 'Brandt',
    role: 'Trainer und Inhaber',
    // Upright.
    picture: {
      src: '/images/coach.jpg',
      alt: 'Ein Klemmbrett mit Trainingsplan auf einer Bank, daneben ein Handtuch, eine Bandage, eine Pfeife und eine Stoppuhr',
    },
    mobile: { label: 'Jonas mobil', text: '+49 171 39200 55' },
    email: 'jonas@hafenkraft.example',
    cv: {
      objective:
        'Ein Studio, in dem Menschen jeden Alters über Jahrzehnte stärker werden und nicht nur für einen Sommer: in kleinen Gruppen, ehrlich gemessen und ohne Eile.',
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
    },
  },
  {
    givenName: 'Lena',
    familyName: 'Petersen',
    role: 'Trainerin für Rücken, Yoga und Spinning',
    line: 'Fragt zu Beginn jeder Stunde, was heute wehtut, und hat für jede Antwort eine leichtere Übung.',
    picture: {
      src: '/images/coach-mat.jpg',
      alt: 'Eine orangefarbene Yogamatte, halb ausgerollt auf Holzdielen in gestreiftem Licht',
    },
    email: 'lena@hafenkraft.example',
  },
  {
    givenName: 'Murat',
    familyName: 'Demir',
    role: 'Trainer für Boxen und Zirkel',
    line: 'Zählt laut, lobt leise und sieht schon in der zweiten Runde, wer eine Pause braucht.',
    picture: {
      src: '/images/coach-rope.jpg',
      alt: 'Ein schwarz-orangefarbenes Schwungseil, knapp über dem Boden',
    },
  },
];
