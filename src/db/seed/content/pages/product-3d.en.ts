import { type DemoPageText, productEnding } from './page.ts';

/** Full-service live room in English. */
export const liveRoomEn: DemoPageText = {
  title: 'Full-service live room',
  description:
    'Live Room: survey, set, light, cameras, real-time rendering and streaming from one team, from an empty room to a show that runs, with acceptance criteria written down first.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Live Room',
      heading: 'An empty room in. A place out.',
      lead: 'Set, light, cameras, real-time rendering and streaming: designed, installed and tuned by one team that then trains yours. Change the scene without going off air; change the presenter without starting over.',
      actions: [
        { label: 'Book a survey', to: '/cooperation?product=3d&type=onsite' },
        { label: 'See delivered rooms', to: '/cases?product=3d' },
      ],
      note: 'Typical: a room of 20 to 60 square metres takes four to six weeks from survey to first show.',
      facts: [
        { value: '≤ 100 ms', label: 'lens to return monitor at 1080p60' },
        { value: '9 points', label: 'of light within 1/3 stop' },
        { value: '60 min', label: 'on air without a lost frame' },
        { value: '10 min', label: 'to restore the picture by the book' },
      ],
      picture: 'live-room-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Demo',
      heading: 'Walk through the model before anyone drills a hole',
      lead: 'Give us length, width and height. An engineer builds your room as a model and takes you through it on a shared screen: whether the lens can step back far enough, whether a stand will show, is plain at once.',
      demo: 'live-room',
      picture: 'live-room-demo',
      caption:
        'The room from above as a model, with the view of three cameras and the lamps drawn in. All of it can be moved.',
      actions: [
        {
          title: 'Change the set',
          text: 'Showroom, living room or launch stage in the same four walls; the light follows.',
        },
        {
          title: 'Move a camera',
          text: 'Enter focal length and sensor, and see what waist, full length and table top will frame.',
        },
        {
          title: 'Place people and products',
          text: 'A metre and a half from the wall, or two? Move them and watch where the shadow falls.',
        },
        {
          title: 'Take the list',
          text: 'Cameras, screens and a budget tier turn into an equipment list that you can attach to a booking.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=3d&type=demo' },
        { label: 'See delivered rooms', to: '/cases?product=3d' },
      ],
      note: 'Remote, about forty minutes. All you need beforehand is a tape measure.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'Why the whole room',
      heading: 'Rooms fail where one trade hands over to the next',
      rows: [
        {
          problem:
            'Builder, lighting, camera and software come from four companies. When the picture turns green, each points at the next.',
          title: 'One team, one signal drawing',
          solution:
            'From socket to stream on one drawing, with a measure and a name for every stretch. When something is wrong, we look at the drawing, then at the numbers.',
          points: [
            'Drawings and briefing from one hand',
            'A test point on every stretch',
            'One person answerable throughout',
            'Spares of the same model, preset',
          ],
        },
        {
          problem:
            'The sample looked fine. Two weeks later the colour is off: a light was knocked, the white balance drifted, nobody remembers how it stood.',
          title: 'A picture that can be restored',
          solution:
            'Numbered lights, marks on the floor, settings in a book, labels on every body. Anyone can bring the room back to acceptance day in ten minutes.',
          points: [
            'Lighting plan with readings',
            'Fully manual camera settings',
            'Scene and keying presets',
            'One-switch power sequence',
          ],
        },
        {
          problem:
            'A new set costs two days off air, and virtual backgrounds tend to look pasted on.',
          title: 'Real-time scenes that follow the lens',
          solution:
            'The 3D scene is matched to the camera in focal length, position and depth of field. Light follows the scene, and feet cast a contact shadow.',
          points: [
            'Instant change between presets',
            'Virtual cameras tied to real ones',
            'Replaceable screen content',
            'Day and night lighting',
          ],
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      eyebrow: 'Pictures',
      heading: 'One room, four moments',
      items: [
        {
          picture: 'live-room-gallery-1',
          caption:
            'Control: multiview, switcher and audio meters in one row that one person can watch, with the presenter beyond the glass.',
        },
        {
          picture: 'live-room-gallery-2',
          caption:
            'By night: one preset on, a cooler rim and a stop less key. The presenter has not moved.',
        },
        {
          picture: 'live-room-gallery-3',
          caption:
            'The product camera: a wide aperture, bottles in front, presenter behind, and every label legible.',
        },
        {
          picture: 'live-room-gallery-4',
          caption:
            'Building day: centre lines on the floor, softboxes placed by the plan, readings into the book.',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      tone: 'surface',
      eyebrow: 'What you get',
      heading: 'Our part of the room',
      items: [
        {
          icon: 'light',
          title: 'Light',
          text: 'Layers for wall, presenter and rim, starting from a ratio of 2:1; each lamp numbered and dimmable. Nine readings go on the acceptance sheet.',
        },
        {
          icon: 'camera',
          title: 'Cameras',
          text: 'Waist shot, full-length portrait and table top, with lens, sensor and position worked out before anything is ordered.',
        },
        {
          icon: 'monitor',
          title: 'Real-time rendering',
          text: 'Scene and keying on one machine, with a second in step. Switching over shows no black frame.',
        },
        {
          icon: 'message',
          title: 'Sound',
          text: 'The room is treated before a microphone is chosen. Loudness and lip sync are measured.',
        },
        {
          icon: 'globe',
          title: 'Network and streaming',
          text: 'Separate networks, an upload budget, two lines, and encoder presets for each platform.',
        },
        {
          icon: 'user',
          title: 'Training',
          text: 'A handbook, a rota and three accompanied shows. In the last lesson your colleague goes live alone.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      eyebrow: 'Which one',
      heading: 'Green wall, LED wall, or software alone',
      lead: 'Rule one out before the survey. Depth of the room and surface of the product usually answer sooner than the budget.',
      columns: [
        { name: 'Green wall + Cyan', note: 'most of our rooms', own: true },
        { name: 'LED wall', note: 'delivered by us too' },
        { name: 'Person matting only', note: 'the room stays as it is' },
      ],
      rows: [
        {
          name: 'Depth of room',
          cells: ['From 4 m, 1.5 m to the wall', 'From 6 m, to stay clear of moiré', 'Any'],
        },
        {
          name: 'The presenter sees',
          cells: ['A return monitor', 'The set itself', 'Themselves on a screen'],
        },
        {
          name: 'Reflective products',
          cells: ['Flags and large soft sources', 'Natural reflections', 'Edges get lost'],
        },
        {
          name: 'Change of set',
          cells: ['Seconds', 'Seconds, with new light on people', 'Seconds'],
        },
        {
          name: 'Several cameras',
          cells: ['A key for each', 'A perspective for each, in sync', 'One or two'],
        },
        {
          name: 'Can be redone later',
          cells: ['Yes, alpha is kept', 'No, it is in the shot', 'Yes, alpha is kept'],
        },
        {
          name: 'Money goes into',
          cells: ['Light and a computer', 'Panels, processor, power, cooling', 'A computer'],
        },
      ],
      note: 'The two mix: a panel of medium size beside the presenter gives reflections and colour, the wall behind stays green. Keep the one from shining on the other.',
    },
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: 'Specifications',
      heading: 'Figures of the standard room',
      groups: [
        {
          name: 'Picture',
          rows: [
            { name: 'Formats', value: '1920×1080 or 3840×2160 at 50p / 60p; portrait 1080×1920' },
            {
              name: 'Colour',
              value: 'Rec.709, captured in 10-bit 4:2:2; monitoring checked link by link',
            },
            { name: 'Lens to return', value: '100 ms or less (1080p60, one machine)' },
            { name: 'Evenness of the wall', value: 'Nine points within 1/3 stop across the frame' },
            { name: 'Key light', value: '500 to 1000 lx at the face, 5600 K, CRI 95 or more' },
            {
              name: 'Camera sync',
              value: 'Genlock or frame-synchronised capture, within one frame',
            },
          ],
        },
        {
          name: 'Sound',
          rows: [
            { name: 'Reverberation', value: '0.45 s or less (mean of 500 Hz and 1 kHz)' },
            {
              name: 'Loudness',
              value: '−16 LUFS ± 1 over the programme, true peak −1 dBTP at most',
            },
            { name: 'Lip sync', value: 'Within one frame' },
          ],
        },
        {
          name: 'On air',
          rows: [
            { name: 'Protocols', value: 'RTMP and SRT; NDI, NDI HX and SDI inside the studio' },
            {
              name: 'Bit rate',
              value: '1080p60: 6-9 Mbit/s in H.264, 4.5-6.5 Mbit/s in H.265, key frame every 2 s',
            },
            { name: 'Endurance', value: 'No network frame lost in 60 minutes' },
            { name: 'After a power cut', value: 'Everything back at work within 5 minutes' },
          ],
        },
        {
          name: 'Room',
          rows: [
            { name: 'Height', value: '2.8 m or more; 2.6 to 2.8 m for waist shots' },
            { name: 'Presenter to wall', value: '1.5 m at least, 2 m recommended' },
            {
              name: 'Power',
              value:
                'Separate circuits for light and equipment, own earth; 6 kW for a standard room',
            },
            {
              name: 'Cooling',
              value: 'Sized for all power as heat; about 5 kW for a standard room',
            },
          ],
        },
      ],
      note: 'Design values of the standard room. What binds is the requirement and the acceptance sheet that both sides approve.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      tone: 'surface',
      eyebrow: 'Compatible equipment',
      heading: 'What you own stays in use where it can',
      groups: [
        {
          icon: 'camera',
          name: 'Cameras',
          items: [
            '3G / 6G / 12G-SDI output',
            'Mirrorless and DSLR with HDMI',
            'NDI PTZ cameras',
            'Clean output, no menus',
          ],
        },
        {
          icon: 'light',
          name: 'Light',
          items: [
            'DMX512 / Art-Net fixtures',
            'Panels and spots at 5600 K',
            'Colour rendering index 95 or more',
            'Flicker-free dimming',
          ],
        },
        {
          icon: 'monitor',
          name: 'Screens',
          items: [
            'LED walls P1.5 to P2.6',
            'Refresh of 3840 Hz or more',
            'HDMI / SDI return monitors',
            'Prompters',
          ],
        },
        {
          icon: 'globe',
          name: 'Capture and switching',
          items: [
            'PCIe and USB capture',
            'Switchers with multiview',
            'Hardware encoders (SRT)',
            '10-gigabit switches (NDI)',
          ],
        },
      ],
      note: 'Existing equipment is tested at the survey. What passes goes on the device sheet; what does not is listed with the reason.',
    },
    {
      id: 'delivery',
      type: 'steps',
      eyebrow: 'Delivery',
      heading: 'Every step leaves a sheet',
      lead: 'These are the sheets of a sample project, in Chinese. Yours stay open behind a private link, the same for you and for us.',
      steps: [
        {
          title: 'Requirement',
          time: 'Weeks 1-2',
          text: 'Style, screens, deliverables and milestones, line by line. You approve one particular version.',
          picture: 'sheet-requirement',
        },
        {
          title: 'Equipment and build',
          time: 'Weeks 3-4',
          text: 'Models, positions and warranty dates. The wiring diagram is drawn from the list, and both ends of a cable are labelled.',
          picture: 'sheet-device',
        },
        {
          title: 'Acceptance',
          time: 'Week 5',
          text: 'Criteria that can be measured. What fails is put right; what passes is signed on the spot.',
          picture: 'sheet-acceptance',
        },
      ],
    },
    {
      id: 'scenes',
      type: 'solution-cards',
      tone: 'surface',
      eyebrow: 'Uses',
      heading: 'One room, five uses',
      source: { kind: 'solutions', limit: 5 },
    },
    ...productEnding('3d', 'en', {
      casesLead: 'Rooms delivered whole, from a launch stage to a medical classroom.',
      faqHeading: 'What everyone asks before work starts',
      faq: [
        {
          question: 'How large must the room be?',
          answer:
            'Fifteen square metres are enough for a waist shot. For full length and movement we suggest thirty or more and 2.8 m of height. Where the room is difficult, the survey says what to do first.',
        },
        {
          question: 'Green wall or LED wall?',
          answer:
            'It depends on depth, materials and how often the set changes. Under 4 m of depth an LED wall tends to show moiré, and green is safer. With reflective products and enough depth, LED looks more natural. With several sets a week and a limited budget, green is the better choice. The two can be combined.',
        },
        {
          question: 'Must all existing equipment go?',
          answer:
            'No. Each piece is tested at the survey and stays if it passes. The device sheet notes its origin and warranty.',
        },
        {
          question: 'How long are we off air?',
          answer:
            'Not at all if there is a spare room. In the room you use now, three to five days together: two for wiring and walls, one or two for racks and alignment, one for acceptance and a trial show. The dates are in the work order.',
        },
        {
          question: 'Can we change scenes ourselves?',
          answer:
            'Yes. Screen content, colour temperature and camera presets are switched on site by your people. New 3D scenes are made by our art team and approved version by version.',
        },
        {
          question: 'What if something fails after delivery?',
          answer:
            'Telephone support answers every day from 9:00 to 21:00, Beijing time. Where a visit is needed, a work order shows when the engineer arrives and what was done.',
        },
      ],
      booking: 'Start with the measurements of your room',
      bookingLead:
        'Length, width, height, what you stream and a budget range: a first layout and equipment outline follow within a working day.',
      picture: 'live-room-gallery-3',
      type: 'onsite',
      action: 'Book a survey',
    }),
  ],
};
