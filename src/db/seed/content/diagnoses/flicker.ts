import { ask, type DiagnosisSeed, result } from './step.ts';

/** Mains, dimming, screens, automatics or the key: what makes the picture flicker. */
export const flicker: DiagnosisSeed = {
  slug: 'flicker',
  document: 'troubleshoot-flicker',
  product: null,
  titleZh: '画面闪烁与滚动条纹',
  titleEn: 'Flicker and rolling bands',
  steps: [
    ask(
      'shutter',
      [
        '快门手动设成 1/100 s，还闪吗？',
        'Set the shutter to 1/100 s by hand: does it still flicker?',
      ],
      [
        '拍 10 秒录像再判断，每次只改一样。',
        'Judge by ten seconds of recording, and change one thing at a time.',
      ],
      [
        ['不闪了', 'No', 'mains'],
        ['还闪', 'Yes', 'dimmer'],
      ],
    ),
    ask(
      'dimmer',
      ['把所有灯开到 100%，还闪吗？', 'Turn all lights up to 100%: does it still flicker?'],
      [
        '太亮就先收光圈，快门不要动。',
        'If it gets too bright, close the aperture and leave the shutter.',
      ],
      [
        ['不闪了', 'No', 'pwm'],
        ['还闪', 'Yes', 'raw'],
      ],
    ),
    ask(
      'raw',
      [
        '关掉抠像看原始画面，还闪吗？',
        'Turn the key off and look at the source: does that flicker?',
      ],
      ['没有用抠像，就选“原始画面也闪”。', 'Without a key, choose “yes”.'],
      [
        ['原始画面也闪', 'Yes', 'where'],
        ['原始画面不闪', 'No', 'level'],
      ],
    ),
    ask(
      'where',
      ['闪的样子最像哪一种？', 'What does it look like?'],
      [null, null],
      [
        ['整个画面一下一下变亮变暗', 'The whole image steps brighter and darker', 'automatic'],
        ['几秒一次，慢慢一明一暗', 'Slowly up and down every few seconds', 'voltage'],
        ['只有背景或人的一侧在闪', 'Only the background, or one side of a person', 'lamp'],
        ['画面里的屏幕有横条', 'Bands on a screen in shot', 'display'],
      ],
    ),
    ask(
      'level',
      ['波形图上，绿幕有多高？', 'How high is the green screen on the waveform?'],
      [
        '让画面里只有绿幕；没有波形图，就看青幕的布光检查。',
        'Frame only the screen; without a waveform, use the lighting check in Cyan.',
      ],
      [
        ['低于 35%', 'Below 35%', 'dark'],
        ['35% 以上', '35% or more', 'pixels'],
      ],
    ),
    ask(
      'pixels',
      ['采集用的是哪一种像素格式？', 'Which pixel format does the capture use?'],
      [
        '在采集设备的属性里看，以实际收到的为准。',
        'See the properties of the device; what is really received counts.',
      ],
      [
        ['MJPEG，或网络摄像头的压缩流', 'MJPEG, or a compressed stream', 'compressed'],
        [
          'YUY2、NV12、P210 等未压缩格式',
          'YUY2, NV12, P210 or another uncompressed one',
          'tolerance',
        ],
      ],
    ),
    result(
      'mains',
      ['市电频闪，已经解决', 'Mains flicker, and solved already'],
      [
        '国内市电 50 Hz，普通灯一秒亮灭一百次，快门取 1/100 s 的整数倍就看不见。',
        'Lights on 50 Hz mains pulse a hundred times a second; multiples of 1/100 s hide it.',
      ],
      [
        [
          '保持 1/100 s；25、30、50 帧也可以用 1/50 s。',
          'Stay at 1/100 s; at 25, 30 or 50 frames 1/50 s works too.',
        ],
        [
          '把快门、感光度、光圈写在机身标签上，存进自定义模式。',
          'Write shutter, ISO and aperture on the body and save them as a custom mode.',
        ],
        ['亮度不够就加灯，不改快门。', 'If it is dark, add light instead of changing the shutter.'],
        [
          '机身只有 1/60、1/125：改用角度显示，30 帧设 108°，60 帧设 216°。',
          'A body with only 1/60 and 1/125: use angles, 108° at 30 frames, 216° at 60.',
        ],
      ],
      ['flicker-50hz'],
    ),
    result(
      'pwm',
      ['灯的 PWM 调光', 'PWM dimming of a light'],
      [
        'LED 靠快速通断变暗，频率太低时快门压不住。',
        'LEDs dim by switching fast; where that is too slow, no shutter hides it.',
      ],
      [
        [
          '灯固定在 100%，移远或加柔光布来降亮度。',
          'Leave lights at 100% and dim them by distance or diffusion.',
        ],
        ['一盏一盏调到 20% 试，找出是哪几盏。', 'Try each one at 20% to find which they are.'],
        [
          '快门用 1/50 s（25、30、50 帧），能把差异再减半。',
          'At 25, 30 or 50 frames, 1/50 s halves what is left.',
        ],
        [
          '长久办法：换标明低亮度也无频闪的灯。',
          'For good: buy lights that are rated flicker-free at low levels.',
        ],
      ],
      ['flicker-50hz'],
    ),
    result(
      'automatic',
      ['自动曝光或自动白平衡', 'Automatic exposure or white balance'],
      [
        '人一动、商品一举，机身就重新算一次亮度。',
        'With every move and every raised product the camera sets exposure again.',
      ],
      [
        [
          '曝光、感光度、白平衡、光圈全部改手动，并在机身里锁定。',
          'Set exposure, ISO, white balance and aperture to manual, and lock them.',
        ],
        [
          '关闭动态范围优化、人脸优先曝光等智能项目。',
          'Turn off dynamic-range and face-priority modes.',
        ],
        [
          '镜头用恒定光圈，变焦时亮度不变。',
          'Use a lens of constant aperture, so that zooming does not dim.',
        ],
      ],
      ['camera-settings-for-keying'],
    ),
    result(
      'voltage',
      ['电压波动', 'Voltage that sags'],
      [
        '空调压缩机、电热设备启停时，同一回路的灯会跟着暗一下。',
        'When air conditioning or heaters start, lights on that circuit dip.',
      ],
      [
        [
          '看闪的时刻是不是空调启停的时刻。',
          'See whether it happens when the air conditioning starts or stops.',
        ],
        [
          '灯换到另一个回路的插座，或先关空调播完这一段。',
          'Move the lights to another circuit, or do without cooling for this part.',
        ],
        [
          '灯不要接 UPS：它的容量留给主机、网络和摄像机。',
          'Do not put lights on the UPS: it is sized for computers, network and cameras.',
        ],
        [
          '长久办法：请持证电工给灯光、制作、空调分三个回路。',
          'For good: have an electrician lay three circuits for light, production and cooling.',
        ],
      ],
      ['power-and-ups'],
    ),
    result(
      'lamp',
      ['某一盏灯在频闪', 'One light flickers'],
      [
        '只要有一盏，走廊的日光灯也算，就会照出条纹。',
        'One is enough, and a tube in the corridor counts.',
      ],
      [
        [
          '灯全部关掉，一盏一盏开，每开一盏拍三秒。',
          'Turn all off, then on one by one, with three seconds of video each.',
        ],
        [
          '窗帘和门缝遮严，关掉走廊灯、灯牌和装饰灯。',
          'Close curtains and door gaps; turn off corridor, sign and decorative lights.',
        ],
        ['找到的那盏先不用，或只用在画面以外。', 'Leave the one you find off, or out of shot.'],
        ['接在调光台上的，改为直接供电。', 'If it is fed by a dimmer desk, power it directly.'],
      ],
      ['flicker-50hz', 'green-screen-lighting'],
    ),
    result(
      'display',
      ['屏幕刷新与快门不配', 'Screen refresh against shutter'],
      [
        '返看屏、提词器和 LED 屏都有自己的刷新频率。',
        'Monitors, prompters and LED walls each refresh at their own rate.',
      ],
      [
        ['不需要出镜的屏幕，移出画面或关掉。', 'Move screens out of shot or turn them off.'],
        [
          '必须出镜的液晶屏：快门 1/100 s，背光 80% 以上，不在焦点上。',
          'An LCD that must be seen: 1/100 s, backlight above 80%, out of focus.',
        ],
        [
          '电脑显示器把刷新率改成 50 或 100 Hz 再看。',
          'Set a computer monitor to 50 or 100 Hz and look again.',
        ],
        [
          'LED 屏做背景：用 {{fact:light-led-refresh}} 以上的刷新率，让摄像机与屏锁相。',
          'An LED wall behind: refresh at {{fact:light-led-refresh}} or more, and genlock camera and wall.',
        ],
      ],
      ['led-wall-moire', 'multicam-genlock'],
    ),
    result(
      'dark',
      ['绿幕太暗，噪点在跳', 'The green screen is too dark and noisy'],
      [
        '低于 35% 时，绿色里的噪点逐帧变化，透明通道就跟着抖。',
        'Below 35% the noise in the green changes every frame, and the matte with it.',
      ],
      [
        [
          '给绿幕加光，抬到 {{fact:light-screen-waveform}}。',
          'Light the screen up to {{fact:light-screen-waveform}}.',
        ],
        ['感光度降回基准值。', 'Go back to base ISO.'],
        ['重新取键色，柔和度加 2。', 'Sample the key again and add 2 to softness.'],
        [
          '不要靠“帧间平滑”盖住它，快速的手会拖影。',
          'Do not hide it with smoothing over time: fast hands would smear.',
        ],
      ],
      ['green-screen-lighting', 'cyan-parameters'],
    ),
    result(
      'compressed',
      ['采集的压缩块在跳', 'Compression blocks jump'],
      [
        'MJPEG 与低码率流每一帧的压缩块都不一样，绿幕上最明显。',
        'MJPEG and low-rate streams block differently every frame, most of all on green.',
      ],
      [
        ['像素格式换成 YUY2。', 'Change the pixel format to YUY2.'],
        [
          '列表里没有，就换到独立的 USB 3 口，换一根 USB 3 的线。',
          'If it is not offered, use a USB 3 port of its own and a USB 3 cable.',
        ],
        [
          '仍没有：先降到 1080p30，未压缩比 60 帧重要。',
          'Still not: go down to 1080p30; uncompressed matters more than 60 frames.',
        ],
      ],
      ['capture-usb-bandwidth'],
    ),
    result(
      'tolerance',
      ['容差处在临界值', 'Tolerance just too low'],
      [
        '一部分绿幕在“背景”与“人物”之间来回跳。',
        'Part of the screen jumps between background and person.',
      ],
      [
        ['容差加 3～5，柔和度加 2。', 'Add 3 to 5 to tolerance and 2 to softness.'],
        ['在没有变黑的地方补一个取样点。', 'Add a sample where the matte is not black.'],
        [
          '关掉显卡驱动自带的画质增强与降噪。',
          'Turn off image enhancement in the graphics driver.',
        ],
        [
          '仍在闪：按边缘问题的自诊断再走一遍。',
          'Still flickering: go through the diagnosis of edges.',
        ],
      ],
      ['uneven-background', 'troubleshoot-cutout-edges'],
    ),
  ],
};
