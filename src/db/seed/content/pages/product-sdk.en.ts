import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';
import {
  cppSample,
  csharpSample,
  kotlinSample,
  shellSample,
  swiftSample,
  webSample,
} from './product-sdk.code.ts';
import { keyerSettings } from './product-sdk.settings.ts';

/** Cyan SDK in English. */
export const sdkEn: DemoPageText = {
  title: 'Cyan SDK',
  description:
    'Cyan SDK: put real-time keying into your own application. The keyer library for web and Node.js runs today, with a conformance kit; six platforms have a published interface. From {{fact:price-sdk-app-year}} a year.',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: 'Cyan SDK',
      heading: 'Add keying in fifty lines of code',
      lead: 'Runs today: keyer library 0.1.0 for web and Node.js, free to download, no licence. Interface only: SDK 1.6 for six platforms, with headers, type declarations and samples but no libraries.',
      actions: [
        { label: 'Apply for a trial', to: '/cooperation?product=sdk&type=sdk_trial' },
        { label: 'Get the library and samples', to: '/support/download?product=sdk' },
      ],
      note: 'The SDK costs from {{fact:price-sdk-app-year}} a year per application (example price); trials run {{fact:sdk-trial}}.',
      facts: [
        { value: '2 places', label: 'run today: web (WebGL2) and Node.js (CPU)' },
        {
          value: '{{fact:keyer-agreement.limit}}',
          label: 'of 255 between the GPU and CPU paths',
        },
        { value: '0', label: 'outside requests, no dependencies' },
        { value: '4 frames', label: 'with reference mattes, in the download' },
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
      lead: 'The web sample runs today, with the library you can download. The other five follow the published interfaces of SDK 1.6: check them against the headers and declarations in the packages; there is no library to link yet.',
      samples: [
        {
          name: 'Web',
          file: 'keyer.ts',
          code: webSample({
            unavailable: 'throws KeyerUnavailable without WebGL2 or float targets',
            fitted: 'key colours, tolerance and clips, from the first frame',
          }),
          note: 'Runs. Open the page over HTTPS or on localhost, or browsers will not open a camera. Names are those of the playground and the download.',
          link: { label: 'Download the library', to: '/support/download?program=cyan-keyer' },
        },
        {
          name: 'C++',
          file: 'key_all.cpp',
          code: cppSample({
            frames: 'next_frame is yours: it fills input and output, false after the last frame',
          }),
          note: 'Interface only. C++17. One header serves Windows, macOS and Linux. Fill in the size of each structure first.',
        },
        {
          name: 'C#',
          file: 'Studio.cs',
          code: csharpSample({ output: 'premultiplied BGRA, which WPF calls Pbgra32' }),
          note: 'Interface only. .NET 8, 64-bit process. The binding CyanKeyer.cs is in the include folder of the Windows sample package.',
          link: {
            label: 'Get the Windows package',
            to: '/support/download?program=cyan-sdk-windows-x64',
          },
        },
        {
          name: 'Swift',
          file: 'Camera.swift',
          code: swiftSample({
            premultiplied: 'premultiplied BGRA; the display layer wants it as a timed sample',
          }),
          note: 'Interface only. Nothing is copied: camera buffers become Metal textures, and the result can go to an encoder.',
        },
        {
          name: 'Kotlin',
          file: 'Keyer.kt',
          code: kotlinSample({
            close: 'to the input surface of an encoder; without close, the camera stops',
          }),
          note: 'Interface only. Image analysis of CameraX delivers the frames. The target may be a view or the input surface of an encoder.',
        },
        {
          name: 'Shell',
          file: 'batch.sh',
          code: shellSample({
            comment: 'frames in by a pipe, frames out by a pipe, between two FFmpeg commands',
          }),
          note: 'Interface only. Written for 1080p at 30 frames per second, with the sound copied; change size and rate to match your file.',
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
            'The library needs no licence; that of the SDK is a file whose signature and dates are checked locally. Neither contacts an outside host, and frames stay in the process.',
        },
        {
          problem: 'Devices differ, and when one fails, the user is left with a black screen.',
          title: 'Devices checked first',
          solution:
            'Without WebGL2, new GlKeyer throws KeyerUnavailable and says what is missing; keyFrame keys single frames on the CPU. After a lost context, create it again.',
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
          caption: 'The design: six platforms around one core, one preset for all.',
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
      lead: 'The first three groups are the library that runs, with the names and defaults of playground and download; the last is SDK 1.6, an interface only.',
      groups: [
        {
          name: 'Library: functions',
          rows: [
            {
              name: 'fitSettings',
              value:
                'Key colours, tolerance and clips from one frame; found says whether there is a screen',
            },
            {
              name: 'new GlKeyer(canvas)',
              value: 'Compiles the shaders; throws KeyerUnavailable without WebGL2',
            },
            {
              name: 'settings',
              value: 'All settings, to read and write; a RangeError names each one out of range',
            },
            {
              name: 'setCleanPlate, setBackground',
              value: 'A frame of the empty screen; what to composite over',
            },
            { name: 'key, show, read', value: 'Keys a frame; draws it; gives the pixels back' },
            {
              name: 'keyFrame, composite, toBytes',
              value: 'A frame on the CPU, in browsers and Node.js',
            },
            {
              name: 'inspectLighting, scorecard',
              value: 'Lighting check; edge width, spill left and flicker',
            },
            { name: 'matteDifference', value: 'PSNR and greatest difference of two mattes' },
            { name: 'dispose', value: 'Frees video memory' },
          ],
        },
        {
          name: 'Library: settings',
          rows: [
            { name: 'samples', value: '1 to 4 key colours, each with a tolerance, default 0.35' },
            { name: 'protectedColors', value: '0 to 4 colours that are never keyed' },
            ...keyerSettings('en'),
          ],
        },
        {
          name: 'Library: output',
          rows: [
            { name: 'show', value: 'composite, matte, status, picture, keyed, foreground' },
            { name: 'toBytes', value: '8-bit sRGB with straight alpha, ready for a PNG' },
          ],
        },
        {
          name: 'SDK 1.6: interface only',
          rows: [
            { name: 'Order', value: 'detect, createKeyer, set / load, draw / process, dispose' },
            {
              name: 'Parameters',
              value:
                'keys: 1 to {{fact:cyan-key-samples.value}}; tolerance, softness, chokePx {{fact:cyan-choke.value}}, despill; protectColours: up to {{fact:cyan-protected-colours.value}}. Scales differ from the library, so values cannot be copied',
            },
            {
              name: 'Errors',
              value: 'LICENSE_*, DEVICE_*, INPUT_* and others, with one number in every language',
            },
            {
              name: 'Preset',
              value: 'cyan-preset/2 as the desktop exports it; the library does not read it',
            },
          ],
        },
      ],
    },
    {
      id: 'platforms',
      type: 'comparison-table',
      folded: true,
      heading: 'Interfaces and systems for six platforms',
      lead: 'What runs is the library for web and Node.js. This table is the design of SDK 1.6; its sample packages hold no libraries.',
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
            'Absolute errors per frame in thousands. Tuned for each clip, OBS has {{fact:keyer-sad-obs-best}}, FFmpeg {{fact:keyer-sad-ffmpeg-best}}; OBS at its defaults has {{fact:keyer-sad-obs-defaults}}.',
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
      heading: 'What the full package will hold',
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
            'By design, colour key, spill suppression, protected colours and the three views are the same on all six; person segmentation uses a light model on web, iOS and Android and a finer one elsewhere. What runs today is the library for web and Node.js, without segmentation.',
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
          answer:
            'Yes. keyFrame of the library runs on the CPU in Node.js and stays within {{fact:keyer-agreement.value}} of 255 of the GPU, only slower, which suits batch work.',
        },
        {
          question: 'Does our users’ video leave the device?',
          answer:
            'No. Video stays on the device, the licence is checked locally, and the library contacts no outside host. On the web, the person model comes from your own server. Try it: go offline and run the library’s example.',
        },
      ],
      booking: 'Apply for a trial licence',
      bookingLead:
        'Tell us your platform, resolution and purpose. We send the licence file and the name of your contact within {{fact:answer-time.word}}.',
      type: 'sdk_trial',
    }),
  ],
};
