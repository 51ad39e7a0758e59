import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';
import {
  cppSample,
  kotlinSample,
  shellSample,
  swiftSample,
  webSample,
} from './product-sdk.code.ts';

/** Cyan SDK in English. */
export const sdkEn: DemoPageText = {
  title: 'Cyan SDK',
  description:
    'Cyan SDK: put real-time keying into your own application. One preset for six platforms, a conformance kit, licences checked offline. From {{fact:price-sdk-app-year}} a year.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Cyan SDK',
      heading: 'Add keying in fifty lines of code',
      lead: 'Cyan’s algorithm for the web, desktops, phones and servers. Presets from the desktop work unchanged, and a conformance kit lets you check that results match.',
      actions: [
        { label: 'Apply for a trial', to: '/cooperation?product=sdk&type=sdk_trial' },
        { label: 'Get the library and samples', to: '/support/download?product=sdk' },
      ],
      note: 'Stable version {{fact:sdk-version.minor}}. Trials run {{fact:sdk-trial}}, with no watermark and no limit on resolution. From {{fact:price-sdk-app-year}} a year per application.',
      facts: [
        { value: '6 platforms', label: 'Web, Windows, macOS, iOS, Android, Linux' },
        {
          value: '{{fact:keyer-agreement.limit}}',
          label: 'of 255 between the GPU and CPU paths',
        },
        { value: '0', label: 'outside requests; licences work offline' },
        { value: '1 preset', label: 'for all of them' },
      ],
      picture: 'sdk-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: 'Playground',
      heading: 'Walk through the API on your device',
      lead: 'This runs the library you can download. Change a setting and watch image, matte and code follow; then run the conformance kit to see whether your device gets it right. Nothing leaves the device.',
      demo: 'sdk',
      picture: 'sdk-demo',
      caption:
        'The playground shows result, matte and frame, with the settings and their code. The frames come from the conformance kit.',
      parts: [
        {
          title: 'Set',
          text: 'Every setting names its range and default, and keys the frame again at once.',
        },
        {
          title: 'Copy',
          text: 'The TypeScript runs as it is; Swift, Kotlin, C++ and C# follow the published interfaces.',
        },
        {
          title: 'Verify',
          text: 'Four frames against reference mattes, pixel by pixel: PSNR, greatest difference, verdict.',
        },
        {
          title: 'Detect',
          text: 'Graphics, texture limit and camera API, one by one. Errors show their codes as they occur.',
        },
      ],
      links: [
        { label: 'Download the library', to: '/support/download?program=cyan-keyer' },
        { label: 'Apply for a trial', to: '/cooperation?product=sdk&type=sdk_trial' },
      ],
      note: 'To see it in your own application, apply for a trial and talk to an engineer online.',
    },
    {
      id: 'quick-start',
      type: 'code-samples',
      eyebrow: 'Quick start',
      heading: 'Start from a sample',
      lead: 'SDK 1.6 on each platform: put your licence and preset next to a sample and plug in your own frame source. The C++ part compiles against the header in the package. To run something now, use the TypeScript from the playground above.',
      samples: [
        {
          name: 'Web',
          file: 'keyer.ts',
          code: webSample({ unsupported: 'This browser has no WebGL2' }),
          note: 'Open the page over HTTPS or on localhost; otherwise browsers will not open a camera.',
        },
        {
          name: 'C++',
          file: 'key_all.cpp',
          code: cppSample({
            frames: 'next_frame is yours: it fills input and output, false after the last frame',
          }),
          note: 'C++17. One header serves Windows, macOS and Linux. Fill in size first, and old programs keep running with new libraries. The full project is in the package.',
        },
        {
          name: 'Swift',
          file: 'Camera.swift',
          code: swiftSample({
            premultiplied: 'premultiplied BGRA; the display layer wants it as a timed sample',
          }),
          note: 'Nothing is copied: camera buffers become Metal textures, and the result can go to an encoder.',
        },
        {
          name: 'Kotlin',
          file: 'Keyer.kt',
          code: kotlinSample({
            close: 'to the input surface of an encoder; without close, the camera stops',
          }),
          note: 'Image analysis of CameraX delivers the frames. The target may be a view or the input surface of an encoder.',
        },
        {
          name: 'Shell',
          file: 'batch.sh',
          code: shellSample({
            comment: 'frames in by a pipe, frames out by a pipe, between two FFmpeg commands',
          }),
          note: 'Written for 1080p at 30 frames per second, with the sound copied; change size and rate to match your file. The last command checks this machine against the reference and writes JSON.',
        },
      ],
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: 'What it solves',
      heading: 'Three things integrators worry about',
      rows: [
        {
          problem:
            'Settings tuned in a web page give different edges when a server works through the archive.',
          title: 'The same result everywhere',
          solution:
            'The GPU and CPU paths of the library differ by at most {{fact:keyer-agreement.value}} of 255 in any pixel. The conformance kit reports the error frame by frame, on your machine and on this page.',
        },
        {
          problem: 'Data must not leave the network, but the licence wants to phone home.',
          title: 'Licences checked offline',
          solution:
            'A licence is a file whose signature and dates are checked locally. The module contacts no outside host, and frames stay in the process.',
        },
        {
          problem: 'Devices differ, and when one fails, the user is left with a black screen.',
          title: 'Devices checked first',
          solution:
            'detect() lists what the device can do, and says what is missing. Without a GPU it falls back to the CPU; a lost context can be restored.',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      folded: true,
      heading: 'The core and the path of a frame',
      items: [
        {
          picture: 'sdk-gallery-1',
          caption: 'Six platforms around one core: one preset, one matte.',
        },
        {
          picture: 'sdk-gallery-2',
          caption: 'The path of a frame, layer by layer: source, edges, matte, cut-out, composite.',
        },
      ],
    },
    productCase('sdk', 'en', 'An application that uses the SDK'),
    priceBlock('sdk', 'en'),
    {
      id: 'api',
      type: 'spec-table',
      folded: true,
      heading: 'An interface that fits on a page',
      lead: 'Detect, create, set, draw. Names follow the conventions of each language; order and meaning are the same.',
      groups: [
        {
          name: 'Functions',
          rows: [
            {
              name: 'detect',
              value: 'Graphics, precision and reasons for what is missing; creates nothing',
            },
            {
              name: 'createKeyer',
              value:
                'Checks the licence and compiles the shaders; returns an error code on failure',
            },
            {
              name: 'set / load',
              value: 'Sets parameters, or reads a preset exported from the desktop',
            },
            {
              name: 'draw / process',
              value:
                'One frame: video element, VideoFrame, RGBA or NV12 buffer, pixel buffer, texture',
            },
            { name: 'sample', value: 'Picks a colour: the median of 9 by 9 pixels' },
            { name: 'setBackground', value: 'Composites inside the SDK; the result is opaque' },
            { name: 'loadModel', value: 'Loads the person model, before person segmentation' },
            {
              name: 'status / stats',
              value: 'Days left on the licence, with warnings; frame time',
            },
            {
              name: 'restore',
              value:
                'After a lost graphics context, with parameters as they were; in C, destroy and create',
            },
            { name: 'dispose', value: 'Frees video memory and worker threads' },
          ],
        },
        {
          name: 'Parameters',
          rows: [
            { name: 'keys', value: '1 to {{fact:cyan-key-samples.value}} colours in hexadecimal' },
            { name: 'tolerance', value: '0 to 1, default 0.2' },
            { name: 'softness', value: '0 to 1, default 0.08' },
            { name: 'chokePx', value: '{{fact:cyan-choke.value}} pixels in steps of 0.5' },
            { name: 'despill', value: '0 to 1, default 0.5; despillScope: person or frame' },
            {
              name: 'protectColours',
              value: 'Up to {{fact:cyan-protected-colours.value}} protected colours',
            },
            { name: 'mode', value: 'key, person or both (key multiplied by segmentation)' },
            { name: 'view', value: 'result, alpha or source' },
          ],
        },
        {
          name: 'Errors',
          rows: [
            {
              name: 'LICENSE_*',
              value:
                'MISSING, DAMAGED, NOT_YET_VALID, EXPIRED, IDENTITY, PLATFORM, STREAMS; EXPIRING is a warning {{fact:sdk-expiry-warning}} before the end',
            },
            {
              name: 'DEVICE_*',
              value: 'UNSUPPORTED (graphics or instructions), LOST (driver reset)',
            },
            {
              name: 'INPUT_*',
              value: 'FORMAT (pixel format), SIZE, VALUE (range of a parameter), PRESET (file)',
            },
            { name: 'Others', value: 'OUT_OF_MEMORY, MODEL_MISSING (no person model), INTERNAL' },
          ],
        },
        {
          name: 'Output',
          rows: [
            { name: 'Colour', value: 'Premultiplied; composite with out = fg + bg × (1 − a)' },
            { name: 'Precision', value: '10-bit alpha inside (GPU path), 8-bit output' },
          ],
        },
      ],
    },
    {
      id: 'platforms',
      type: 'comparison-table',
      folded: true,
      heading: 'Packages and systems for six platforms',
      columns: [
        { name: 'Graphics', note: 'used first' },
        { name: 'Languages', note: 'with headers and bindings' },
        { name: 'Comes as' },
        { name: 'From' },
      ],
      rows: [
        {
          name: 'Web',
          cells: [
            'WebGL2',
            'TypeScript / JavaScript',
            'ES module with types',
            '{{fact:sdk-browsers}}',
          ],
        },
        {
          name: 'Windows',
          cells: [
            'Direct3D 11.1',
            'C / C++, C#',
            'x64 library and headers',
            '{{fact:cyan-windows}}',
          ],
        },
        {
          name: 'macOS',
          cells: ['Metal', 'Swift, C++', 'Universal xcframework', '{{fact:cyan-macos}}'],
        },
        { name: 'iOS', cells: ['Metal', 'Swift', 'xcframework', '{{fact:sdk-ios}}'] },
        {
          name: 'Android',
          cells: ['OpenGL ES 3.1', 'Kotlin, C++', 'aar (arm64-v8a)', '{{fact:app-android}}'],
        },
        {
          name: 'Linux x64',
          cells: [
            'Vulkan 1.2, or CPU (AVX2)',
            'C / C++, command line',
            'Library and cyan-key',
            'glibc 2.31',
          ],
        },
      ],
      note: 'Without a GPU, Windows, Linux and Android fall back to the CPU: same result, lower speed, and no more than 720p on a phone. In browsers, show the unkeyed video.',
    },
    {
      id: 'figures',
      type: 'figures',
      folded: true,
      heading: 'Error, frame time and bandwidth',
      lead: 'The first two come from the benchmark and tests of the keyer library, the others you can work out. Time per frame depends on the device: read yours in the playground.',
      items: [
        {
          value: '{{fact:keyer-sad}}',
          label:
            'error of alpha: the library at automatic settings on {{fact:keyer-clips.value}} held-out clips',
          source:
            'Sum of absolute errors over a frame, in thousands; lower is better. OBS on the same clips: {{fact:keyer-sad-obs-defaults}}, {{fact:keyer-sad-obs-best}} at its best.',
        },
        {
          value: '{{fact:keyer-agreement.value}}',
          unit: 'steps',
          label: 'of 255 at most between the GPU and CPU paths',
          source: 'Conformance kit, compared in browser tests; repeat it in the playground',
        },
        {
          value: '16.7',
          unit: 'ms',
          label: 'for each frame at 60 frames a second',
          source: '1000 ÷ 60; capture, keying, compositing and encoding share it',
        },
        {
          value: '498',
          unit: 'MB/s',
          label: 'to read 1080p60 once as RGBA',
          source: '1920 × 1080 × 4 bytes × 60; reading back and writing doubles it',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: 'What is in the full package',
      lead: 'This is a demonstration site. The keyer library for the web and Node.js is real and ready to use; the sample packages of the six platforms hold headers, type declarations, schemas and samples, but no libraries and no programs.',
      items: [
        {
          icon: 'globe',
          title: 'Libraries for six platforms',
          text: 'Web module, desktop libraries, phone frameworks and server library, released together under one number.',
        },
        {
          icon: 'code',
          title: 'Samples',
          text: 'One project per platform, with build files: add your licence, then build and run.',
        },
        {
          icon: 'file',
          title: 'Command line',
          text: 'cyan-key reads frames from a pipe and writes them to a pipe, between two FFmpeg commands.',
        },
        {
          icon: 'check',
          title: 'Conformance kit',
          text: 'Generated frames, reference mattes and a program that compares. PSNR per frame, edge error and flicker are written as JSON.',
        },
        {
          icon: 'book',
          title: 'Documentation',
          text: 'Guides, references and troubleshooting for every platform are in the learning centre, in Chinese, with no sign-in.',
        },
        {
          icon: 'lock',
          title: 'Licences',
          text: 'Per application or per node. Trials run {{fact:sdk-trial}} with every feature; a warning comes {{fact:sdk-expiry-warning}} before the end.',
        },
      ],
    },
    {
      id: 'steps',
      type: 'steps',
      folded: true,
      heading: 'From download to release',
      steps: [
        {
          title: 'Licence',
          text: 'Tell us what it is for and which platform; we send cyan.lic and a sample project.',
          link: { label: 'Apply for a trial', to: '/cooperation?product=sdk&type=sdk_trial' },
        },
        {
          title: 'Run the sample',
          text: 'Open the sample for your platform and try it with a camera or a clip.',
          link: { label: 'Get the library and samples', to: '/support/download?product=sdk' },
        },
        {
          title: 'Check that results match',
          text: 'Run the kit on your target devices and keep the report as the baseline for upgrades.',
        },
        {
          title: 'Integrate and roll out',
          text: 'Detect before you create, fall back to unkeyed video on devices that cannot key, and roll out in steps.',
        },
      ],
    },
    ...productEnding('sdk', 'en', {
      downloads: 7,
      faqHeading: 'Before you integrate',
      faq: [
        {
          question: 'Do all platforms do the same?',
          answer:
            'Colour key, spill suppression, protected colours and the three views are the same on all six. Person segmentation uses a light model on web, iOS and Android and a finer one on desktops and servers. The learning centre, in Chinese, lists the differences.',
        },
        {
          question: 'Do we have to change our 1.5 code for 1.6?',
          answer:
            'Mostly not. In 1.6 all six platforms come out together, and parameters may change while frames are processed. Look at two places: a parameter out of range now fails with INPUT_VALUE where it was clamped before, and there are four new error codes, so code that branches on them needs a default. Coming from 1.4, note also that since 1.5 despill works on the person only; set despillScope to frame to keep the old result.',
        },
        {
          question: 'Is the trial limited?',
          answer:
            'No watermark and no limit on resolution, for {{fact:sdk-trial}}. From {{fact:sdk-expiry-warning.word}} before the end the interface returns a warning; the video is not interrupted.',
        },
        {
          question: 'Does it run on servers without a GPU?',
          answer: 'Yes. The CPU path gives the same result, only slower, which suits batch work.',
        },
        {
          question: 'Does our users’ video leave the device?',
          answer:
            'No. Video stays on the device, the licence is checked locally, and the library contacts no outside host. On the web, the person model comes from your own server. Try it: go offline and run every sample.',
        },
      ],
      booking: 'Apply for a trial licence',
      bookingLead:
        'Tell us your platform, resolution and purpose. We send the licence file and the name of your contact within {{fact:answer-time.word}}.',
      type: 'sdk_trial',
    }),
  ],
};
