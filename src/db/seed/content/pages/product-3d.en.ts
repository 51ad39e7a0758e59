import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Full-service live room in English. */
export const liveRoomEn: DemoPageText = {
  title: 'Full-service live room',
  description:
    'Live Room: one team surveys, builds and tunes your live room, from an empty room to the first show, against acceptance criteria agreed up front. From CNY {{fact:price-live-room.min}}.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Live Room',
      heading: 'From empty room to first show',
      lead: 'One team designs, builds and tunes a complete live-streaming studio, from set and lights to streaming, and trains your people. Change the scene on air; a new presenter needs no new lighting.',
      actions: [
        { label: 'Book a demo', to: '/cooperation?product=3d&type=demo' },
        { label: 'See our rooms', to: '/cases?product=3d' },
      ],
      note: 'From CNY {{fact:price-live-room.min}} (example price). A room of {{fact:live-room-area}} takes {{fact:project-weeks}} from survey to first show.',
      facts: [
        { value: '{{fact:return-latency-60.limit}}', label: 'lens to return monitor, 1080p60' },
        {
          value: '{{fact:light-evenness-stops}}',
          label:
            'largest difference of nine light readings; {{fact:light-evenness-small-room}} up to {{fact:room-depth-shallow}} of depth',
        },
        { value: '{{fact:continuous-stream}}', label: 'streaming with no dropped frames' },
        { value: '10 minutes', label: 'to restore the accepted look' },
      ],
      picture: 'live-room-hero',
    },
    {
      id: 'room-chooser',
      type: 'room-chooser',
      tone: 'surface',
      eyebrow: 'Your room',
      heading: 'What can my room do?',
      lead: 'Five questions, one answer: method, product, equipment.',
      note: 'The smallest set-up that works; daylight, load, power and network are measured on site. The page address has your answers.',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Try it',
      heading: 'Step into a live room',
      lead: 'A studio to scale: 9.6 m wide, 9 m deep, 4.4 m high. Dim the lights, change the set, cut between cameras, move the presenter and measure.',
      demo: 'live-room',
      picture: 'live-room-demo',
      caption:
        'Model of a studio. Each light group is computed separately and added up, so dimmers, colour and switches respond at once.',
      parts: [
        {
          title: 'Light',
          text: 'Eight light groups with switch, dimmer and colour temperature. Presets: soft, contrast, product, night.',
        },
        {
          title: 'Set',
          text: 'Tea hills, night city, showroom or green screen. The LED wall also shows bars, a grid or the programme output.',
        },
        {
          title: 'Cameras',
          text: 'Four live camera views. Choose the next one, then cut or mix. Save views and play them back as one camera move.',
        },
        {
          title: 'People and distances',
          text: 'Drag the presenter and see where the shadow falls. Pick two points and read the distance.',
        },
      ],
      links: [
        { label: 'Book a demo', to: '/cooperation?product=3d&type=demo' },
        { label: 'A scene (Chinese)', to: '/share/demo-scene' },
      ],
      note: 'Send the size of your room: an engineer builds it and shows it to you in 40 minutes.',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      folded: true,
      heading: 'Things go wrong where contractors hand over',
      rows: [
        {
          problem:
            'Builder, lights, cameras and software come from four companies. When the image turns green, each blames the next.',
          title: 'One signal drawing',
          solution:
            'Everything from socket to stream is on one drawing, with a limit and an owner for each section. When something fails, we look at the drawing and measure.',
        },
        {
          problem:
            'The test shots looked fine. Two weeks later the colour is off: someone knocked a light, the white balance drifted, and nobody remembers the settings.',
          title: 'A look you can restore',
          solution:
            'Lights are numbered, the floor is marked and all settings are in a handbook. Anyone can restore the accepted look in ten minutes.',
        },
        {
          problem:
            'A new set means two days off air, and virtual backgrounds often look pasted on.',
          title: 'Real-time scenes matched to the camera',
          solution:
            'The 3D scene matches the camera in focal length, position and depth of field. The light changes with the scene, and the presenter casts a shadow on the floor.',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      folded: true,
      heading: 'Inside a live room',
      items: [
        {
          picture: 'live-room-gallery-1',
          caption:
            'The control desk: multiview, switcher and meters within reach of one person, with the stage beyond.',
        },
        {
          picture: 'live-room-gallery-2',
          caption:
            'The night set, seen from beside the camera: amber beams over the counter, city lights on the curved screen.',
        },
        {
          picture: 'live-room-gallery-3',
          caption:
            'The product camera: wide aperture, bottles sharp in front, the presenter soft behind.',
        },
        {
          picture: 'live-room-gallery-4',
          caption:
            'Installation day: centre lines on the floor and softboxes set out to the lighting plan.',
        },
      ],
    },
    productCase('3d', 'en', 'A room we built'),
    {
      id: 'studio-plan',
      type: 'studio-plan',
      eyebrow: 'Studio plan',
      heading: 'Draw your studio to scale',
      lead: 'Enter the room and the cameras. You get a plan view, a side view, lenses, lights, circuits, upload and an equipment list. Where something does not work, it says why, and can often fix it in one click.',
      note: 'The rules and their sources are in our articles and table of facts. Light output is scaled from a common 120 W spotlight. Use the plan to talk about the room, and measure on site before you build.',
    },
    priceBlock('3d', 'en'),
    {
      id: 'specifications',
      type: 'spec-table',
      folded: true,
      heading: 'A standard room',
      groups: [
        {
          name: 'Image',
          rows: [
            { name: 'Formats', value: '1920×1080 or 3840×2160 at 50p or 60p; portrait 1080×1920' },
            {
              name: 'Colour',
              value: 'Rec.709, captured in 10-bit 4:2:2; monitors checked one by one',
            },
            {
              name: 'Lens to return',
              value:
                '{{fact:return-latency-60}} or less at 60p, {{fact:return-latency-50.value}} at 50p, {{fact:return-latency-30.value}} at 30p (one computer)',
            },
            {
              name: 'Evenness of the screen',
              value:
                'Limit at acceptance: nine points within {{fact:light-evenness-stops}}, or {{fact:light-evenness-small-room}} in rooms up to {{fact:room-depth-shallow}} deep',
            },
            {
              name: 'Key light',
              value:
                '{{fact:light-key}} at the face, 5600 K, CRI {{fact:light-colour-rendering}} or more',
            },
            {
              name: 'Camera sync',
              value: 'Genlock or frame-synchronised capture, within one frame',
            },
          ],
        },
        {
          name: 'Sound',
          rows: [
            {
              name: 'Reverberation',
              value: '{{fact:sound-reverberation}} (mean of 500 Hz and 1 kHz)',
            },
            {
              name: 'Loudness',
              value:
                '{{fact:sound-loudness}} ± 1 over the programme, true peak {{fact:sound-true-peak}} at most',
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
              value:
                '1080p60: {{fact:bitrate-1080p60-h264}} in H.264, {{fact:bitrate-1080p60-h265}} in H.265, key frame every {{fact:keyframe-interval}}',
            },
            {
              name: 'Endurance',
              value: '{{fact:continuous-stream}} with no frames dropped on the network',
            },
            {
              name: 'After a power cut',
              value: 'All devices ready within {{fact:power-recovery}}',
            },
          ],
        },
        {
          name: 'Room',
          rows: [
            {
              name: 'Size',
              value:
                'Seated waist shot from {{fact:room-length-waist.value}} × {{fact:room-width-waist}} ({{fact:room-area-waist}}), full length from {{fact:room-length-full-length.value}} × {{fact:room-width-full-length}} ({{fact:room-area-full-length}})',
            },
            {
              name: 'Height',
              value:
                '{{fact:room-height-full-length}} for full length; {{fact:room-height-waist}} for seated waist shots',
            },
            {
              name: 'Presenter to screen',
              value:
                '{{fact:presenter-to-screen}} at least, {{fact:presenter-to-screen-preferred}} recommended; down to {{fact:presenter-to-screen-small}} before a green screen in a small room',
            },
            {
              name: 'Power',
              value:
                'Separate circuits for lights and equipment, dedicated earth; {{fact:power-room}} of circuits for a standard room',
            },
            {
              name: 'Cooling',
              value:
                'About 7 kW on low fan for 20 m², or two units of 3.5 kW; heat load is about {{fact:heat-room-20}}',
            },
          ],
        },
      ],
      note: 'Design values of a standard room. The brief and the acceptance document that both sides approve are binding.',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: 'What we deliver',
      items: [
        {
          icon: 'light',
          title: 'Lights',
          text: 'Separate lights for screen, presenter and rim, all numbered and dimmable; key to fill starts at 2:1. Nine readings go into the acceptance document.',
        },
        {
          icon: 'camera',
          title: 'Cameras',
          text: 'Waist shot, full-length portrait and table top. We calculate lens, sensor and position before ordering.',
        },
        {
          icon: 'monitor',
          title: 'Real-time rendering',
          text: 'Scene and keying run on one computer, with a second in parallel; switching over shows no black frame. Virtual cameras follow the real ones, screen content can be replaced, and day and night have their own lighting.',
        },
        {
          icon: 'message',
          title: 'Sound',
          text: 'We treat the room first and choose microphones after that. Loudness and lip sync are measured.',
        },
        {
          icon: 'globe',
          title: 'Network and streaming',
          text: 'Separate networks, an upload budget, two lines, and encoder presets for each platform. A test point in every section, one switch for the power sequence, spares preset and ready.',
        },
        {
          icon: 'user',
          title: 'Training',
          text: 'A handbook, a rota and three shows with us on site. In the last lesson your colleague runs a show alone.',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: 'Green screen, LED wall or software only',
      lead: 'Room depth and the surface of your products usually decide it before the budget does.',
      columns: [
        { name: 'Green screen + Cyan', note: 'most of our rooms', own: true },
        { name: 'LED wall', note: 'we deliver these too' },
        { name: 'Person segmentation only', note: 'no work on the room' },
      ],
      rows: [
        {
          name: 'Depth of room',
          cells: [
            '{{fact:room-depth-green-screen-waist}} or more, {{fact:presenter-to-screen}} to the screen; {{fact:room-depth-green-screen-small}} with small-room lighting',
            '{{fact:room-depth-led}} or more, to avoid moiré',
            '{{fact:room-depth-segmentation}} or more',
          ],
        },
        {
          name: 'The presenter sees',
          cells: ['A return monitor', 'The set itself', 'Themselves on a screen'],
        },
        {
          name: 'Reflective products',
          cells: ['Need flags and large soft lights', 'Natural reflections', 'Edges get lost'],
        },
        {
          name: 'Set change',
          cells: ['Seconds', 'Seconds, plus new light on people', 'Seconds'],
        },
        {
          name: 'Several cameras',
          cells: ['One key per camera', 'One perspective per camera, in sync', 'One or two'],
        },
        {
          name: 'Can be changed later',
          cells: ['Yes, alpha is kept', 'No, it is in the shot', 'Yes, alpha is kept'],
        },
        {
          name: 'Main cost',
          cells: ['Lights and a computer', 'Panels, processor, power, cooling', 'A computer'],
        },
      ],
      note: 'You can combine the two: a medium LED panel beside the presenter for reflections and colour, a green screen behind. Flag the panel so its light stays off the green screen.',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: 'Compatible equipment',
      groups: [
        {
          icon: 'camera',
          name: 'Cameras',
          items: [
            '3G / 6G / 12G-SDI output',
            'Mirrorless and DSLR with HDMI',
            'NDI PTZ cameras',
            'Clean HDMI without menus',
          ],
        },
        {
          icon: 'light',
          name: 'Lights',
          items: [
            'DMX512 / Art-Net fixtures',
            'Panels and spots at 5600 K',
            'Colour rendering index {{fact:light-colour-rendering}} or more',
            'Flicker-free dimming',
          ],
        },
        {
          icon: 'monitor',
          name: 'Screens',
          items: [
            'LED walls P0.9 to P2.6',
            'Refresh of {{fact:light-led-refresh}} or more',
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
      note: 'We test your equipment at the survey. What passes goes into the device list; for the rest we tell you why not.',
    },
    {
      id: 'delivery',
      type: 'steps',
      folded: true,
      heading: 'Delivery and its documents',
      lead: 'Screenshots from a sample project, in Chinese. Yours come as private links that both sides share.',
      steps: [
        {
          title: 'Brief',
          time: 'Weeks 1–3',
          text: 'Style, screens, deliverables and milestones, item by item. You approve a numbered version.',
          picture: 'sheet-requirement',
        },
        {
          title: 'Device list',
          time: 'Weeks 2–6',
          text: 'Models, positions and warranty dates. The wiring diagram comes from the list, and every cable is labelled at both ends.',
          picture: 'sheet-device',
        },
        {
          title: 'Acceptance',
          time: 'Weeks 5–10',
          text: 'Measured criteria. What passes is signed on the spot; we fix what fails and test again.',
          picture: 'sheet-acceptance',
        },
      ],
    },
    ...productEnding('3d', 'en', {
      faqHeading: 'Before work starts',
      faq: [
        {
          question: 'How large must the room be?',
          answer:
            'A seated waist shot needs at least {{fact:room-length-waist.value}} × {{fact:room-width-waist}} ({{fact:room-area-waist}}) and {{fact:room-height-waist}} of height; full length needs {{fact:room-length-full-length.value}} × {{fact:room-width-full-length}} ({{fact:room-area-full-length}}) and {{fact:room-height-full-length}}. A seated waist shot before a green screen alone works from {{fact:room-area-small}} and {{fact:room-depth-green-screen-small}} of depth, {{fact:presenter-to-screen-small}} from the screen, with small-room lighting. Most of our rooms are {{fact:live-room-area}}. In a difficult room, the survey tells you what to sort out first.',
        },
        {
          question: 'Green screen or LED wall?',
          answer:
            'It depends on depth, materials and how often the set changes. Below {{fact:room-depth-led}} of depth an LED wall tends to show moiré, and a green screen is safer. With reflective products and enough depth, LED looks more natural. With several sets a week and a limited budget, go with the green screen. You can combine the two.',
        },
        {
          question: 'Do we have to replace all our equipment?',
          answer:
            'No. We test each piece at the survey and keep what passes. The device list notes its origin and warranty.',
        },
        {
          question: 'How long are we off air?',
          answer:
            'Not at all if you have a spare room. In the room you use now, three to five days in a row: two for wiring and walls, one or two for racks and tuning, one for acceptance and a trial show. The dates are in the work order.',
        },
        {
          question: 'Can we change scenes ourselves?',
          answer:
            'Yes. Your people switch screen content, colour temperature and camera presets. Our art team makes new 3D scenes, and you approve each version.',
        },
        {
          question: 'What if something fails after delivery?',
          answer:
            'Phone support is open every day from 9:00 to 21:00, Beijing time. If a visit is needed, the work order shows when the engineer arrives and what was done.',
        },
        {
          question: 'Do you work outside China?',
          answer:
            'Our engineers build and service rooms in mainland China. For a room elsewhere we plan it with you, send the drawings, the equipment list and the presets, and set it up over video with an installer you choose. Cyan and its SDK can be licensed in any country, and we answer in English within {{fact:answer-time.word}}.',
        },
      ],
      booking: 'Send us the size of your room',
      bookingLead:
        'Give us length, width, height, what you stream and a budget range. We tell you within {{fact:answer-time.word}} which set-up suits the room.',
    }),
  ],
};
