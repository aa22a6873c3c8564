/** /ExampleImage: what good photos look like. */
export const examplePhotos = {
  title: 'Example photos',
  description:
    'What a good headshot, profile and full-length photo look like for casting, what to leave out, and the file rules: .jpeg, .jpg or .png, at most 10 MB.',
  lead: 'Three photos get you further than thirty. A phone, a window and a plain wall are enough.',
  shots: {
    headshot: {
      title: 'Headshot',
      drawing: 'Drawing: head and shoulders from the front, eyes to the camera, plain wall',
      text: 'Head and shoulders, from the front, eyes to the camera. This is your cover: it is what a casting director sees first.',
      one: 'Lens at the height of your eyes',
      two: 'Daylight from the front, no flash',
      three: 'Hair off the face, little or no make-up',
    },
    profile: {
      title: 'Profile',
      drawing: 'Drawing: head and shoulders from the side, plain wall',
      text: 'The same frame from the side. It shows what a front view hides: nose, jaw, hairline.',
      one: 'Turn the whole body, not only the head',
      two: 'Chin level, eyes ahead',
      three: 'The same light as in the headshot',
    },
    fullLength: {
      title: 'Full length',
      drawing: 'Drawing: a person standing from head to feet, arms at the sides, plain wall',
      text: 'From head to feet, standing easily. It tells height, build and how you carry yourself.',
      one: 'Feet in the picture, some room above the head',
      two: 'Plain clothes that fit, one colour if you can',
      three: 'Camera at the height of your waist',
    },
  },
  avoidTitle: 'Leave these out',
  avoid: {
    sunglasses: {
      title: 'Sunglasses and caps',
      text: 'Casting is done by eyes.',
      drawing: 'Drawing: a face behind sunglasses and a cap, crossed out',
    },
    group: {
      title: 'Other people',
      text: 'Nobody should have to guess who you are.',
      drawing: 'Drawing: three people side by side, crossed out',
    },
    dark: {
      title: 'Darkness and filters',
      text: 'A filter plays a part you cannot repeat on set.',
      drawing: 'Drawing: a face lost in the dark, crossed out',
    },
    cut: {
      title: 'A cut-off head',
      text: 'Leave air around you; we crop to 4:5.',
      drawing: 'Drawing: a head cut off by the edge of the picture, crossed out',
    },
  },
  rulesTitle: 'The rules for files',
  rules: {
    types: 'File types',
    typesValue: '.jpeg, .jpg or .png',
    size: 'Largest file',
    sizeValue: '10 MB',
    shape: 'Shape on cards',
    shapeValue: '4:5, upright',
    width: 'Best width',
    widthValue: '1,200 px or more',
    age: 'Taken',
    ageValue: 'within the last year',
    place: 'Hidden data in the file, such as the place',
    placeValue: 'removed by us',
  },
  checklistTitle: 'Before you upload',
  checklist: {
    one: 'Do I look like this today?',
    two: 'Is my face the brightest thing in the picture?',
    three: 'Is there nothing behind me that speaks louder?',
    four: 'Would my mother recognise me, and a stranger too?',
  },
  action: 'Put up your profile',
} as const;
