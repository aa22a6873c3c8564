/** /ExampleImage: what good photos look like. */
export const examplePhotos = {
  title: 'Example photos',
  description:
    'What a good headshot, side view and full-length photo look like for casting, what to leave out, and the file rules: .jpeg, .jpg or .png, up to 10 MB.',
  lead: 'Three good photos do more than thirty. A phone, a window and a plain wall are enough.',
  shots: {
    headshot: {
      title: 'Headshot',
      drawing: 'Drawing: head and shoulders from the front, eyes to the camera, plain wall',
      text: 'Head and shoulders, from the front, eyes to the camera. This is your cover, the first thing a casting director sees.',
      one: 'Camera at eye level',
      two: 'Daylight from the front, no flash',
      three: 'Hair off your face, little or no make-up',
    },
    profile: {
      title: 'Side view',
      drawing: 'Drawing: head and shoulders from the side, plain wall',
      text: 'The same frame from the side. It shows your nose, jaw and hairline.',
      one: 'Turn your whole body, not just your head',
      two: 'Chin level, eyes ahead',
      three: 'The same light as in the headshot',
    },
    fullLength: {
      title: 'Full length',
      drawing: 'Drawing: a person standing from head to feet, arms at the sides, plain wall',
      text: 'From head to feet, standing relaxed. It shows your height, build and posture.',
      one: 'Feet in the picture, some room above your head',
      two: 'Plain clothes that fit, one colour if you can',
      three: 'Camera at waist level',
    },
  },
  avoidTitle: 'Leave these out',
  avoid: {
    sunglasses: {
      title: 'Sunglasses and caps',
      text: 'Recruiters need to see your eyes.',
      drawing: 'Drawing: a face behind sunglasses and a cap, crossed out',
    },
    group: {
      title: 'Other people',
      text: 'It should be clear which one is you.',
      drawing: 'Drawing: three people side by side, crossed out',
    },
    dark: {
      title: 'Darkness and filters',
      text: 'You can’t wear a filter on set.',
      drawing: 'Drawing: a face lost in the dark, crossed out',
    },
    cut: {
      title: 'A cut-off head',
      text: 'Leave space around you. We crop to 4:5.',
      drawing: 'Drawing: a head cut off by the edge of the picture, crossed out',
    },
  },
  rulesTitle: 'File rules',
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
    place: 'Hidden data, such as location',
    placeValue: 'removed by us',
  },
  checklistTitle: 'Before you upload',
  checklist: {
    one: 'Do I look like this today?',
    two: 'Is my face the brightest thing in the picture?',
    three: 'Is the background plain?',
    four: 'Would a stranger recognise me from this?',
  },
  action: 'Create your profile',
} as const;
