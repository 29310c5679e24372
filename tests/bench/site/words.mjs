/** The words of which texts are made, by language. */
export const vocabulary = {
  is: [
    'þjónusta öryggi ráðgjöf lausnir kerfi gögn þróun hugbúnaður vefur fyrirtæki starfsfólk verkefni',
    'áætlun rekstur hýsing tækni þekking reynsla gæði árangur viðskiptavinur samningur fræðsla æfing',
    'útgáfa hönnun útlit aðgengi mæling skýrsla vöktun svörun þjálfun áhætta stefna ferli innleiðing',
    'samþætting greining prófun viðhald uppfærsla stuðningur samstarf og með fyrir sem er að við þinn þar',
    'við getum bætt einfaldað tryggt hraðað mótað smíðað rekið varið skýrt öflugt nýtt íslenskt traust',
    'örugg hröð skilvirk sjálfvirk stöðug sveigjanleg þægileg vönduð ábyrg',
  ]
    .join(' ')
    .split(' '),
  en: [
    'service security advice solutions system data development software website company staff project',
    'plan operation hosting technology knowledge experience quality result customer contract training',
    'practice release design layout access measurement report monitoring response coaching risk strategy',
    'process rollout integration analysis testing maintenance upgrade support partnership and with for',
    'that is to we your where the can improve simplify secure speed shape build run protect clear strong',
    'new local trusted safe fast efficient automated stable flexible comfortable careful responsible',
  ]
    .join(' ')
    .split(' '),
};

/** What the site itself says, by language. */
export const labels = {
  is: {
    brand: 'Viðmið ehf.',
    home: 'Heim',
    services: 'Þjónusta',
    features: 'Það sem þú færð',
    steps: 'Svona vinnum við',
    faq: 'Spurningar og svör',
    filter: 'Sía spurningar',
    none: 'Engin spurning passar.',
    other: 'English',
    cta: 'Hafðu samband',
    rights: 'Öll réttindi áskilin',
  },
  en: {
    brand: 'Bench Ltd.',
    home: 'Home',
    services: 'Services',
    features: 'What you get',
    steps: 'How we work',
    faq: 'Questions and answers',
    filter: 'Filter questions',
    none: 'No question matches.',
    other: 'Íslenska',
    cta: 'Contact us',
    rights: 'All rights reserved',
  },
};
