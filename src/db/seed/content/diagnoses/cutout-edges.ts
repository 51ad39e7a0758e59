import { ask, type DiagnosisSeed, result } from './step.ts';

/** Light, lens, capture, controls or composite: what spoils the edge. */
export const cutoutEdges: DiagnosisSeed = {
  slug: 'cutout-edges',
  document: 'troubleshoot-cutout-edges',
  product: 'cyan',
  titleZh: '抠像边缘闪烁、发绿、有洞',
  titleEn: 'Edges that flicker, turn green or break up',
  steps: [
    ask(
      'fault',
      ['边缘最明显的毛病是什么？', 'What is most wrong with the edge?'],
      [
        '先各截一张原始画面、透明通道和合成图，再动参数。',
        'Take a still of source, matte and composite before you touch anything.',
      ],
      [
        ['闪烁、跳动', 'It flickers or jumps', 'flicker'],
        ['发绿，有绿边', 'It is green', 'green'],
        ['头发秃、身上有洞，或者发虚', 'Bald hair, holes, or a soft outline', 'shape'],
        ['有黑边、白边或亮线', 'A dark, white or bright line', 'lines'],
      ],
    ),
    ask(
      'flicker',
      ['人站着不动 10 秒，还闪吗？', 'Stand still for ten seconds: does it still flicker?'],
      [
        '先关掉青幕的“帧间平滑”，它会盖住闪烁。',
        'Turn off Cyan’s smoothing over time first: it hides flicker.',
      ],
      [
        ['不闪，只在走动时闪', 'No, only when moving', 'motion'],
        ['不动也闪', 'Yes', 'waveform'],
      ],
    ),
    ask(
      'waveform',
      [
        '波形图上，代表绿幕的那条带子是什么样？',
        'What does the band of the green screen look like on the waveform?',
      ],
      [
        '让画面里只有绿幕，看五秒。',
        'Frame nothing but the green screen and watch for five seconds.',
      ],
      [
        ['忽高忽低', 'It rises and falls', 'light'],
        ['很厚，有颗粒', 'Thick and grainy', 'noise'],
        ['又细又稳', 'Thin and steady', 'softness'],
      ],
    ),
    ask(
      'green',
      ['绿色出现在哪里？', 'Where is the green?'],
      [null, null],
      [
        ['全身轮廓一圈，或下颌、手臂下侧', 'All around the body, or under chin and arms', 'spill'],
        ['只在头发半透明的地方', 'Only where hair is half transparent', 'despill'],
        ['眼镜、首饰或商品的亮面上', 'On glasses, jewellery or shiny products', 'mirror'],
        ['所有边缘都只在左侧或右侧', 'On one side of every edge', 'chroma'],
      ],
    ),
    ask(
      'shape',
      [
        '把原始画面放大到 200%，那里的边缘清楚吗？',
        'Look at the source at 200%: is the edge sharp there?',
      ],
      ['看没有抠过的画面，不看透明通道。', 'At the image before the key, not at the matte.'],
      [
        ['清楚', 'Yes', 'tolerance'],
        ['本来就是虚的', 'No, it is soft already', 'focus'],
      ],
    ),
    result(
      'motion',
      ['快门太慢，或采集压缩太重', 'The shutter is too slow, or capture compresses too much'],
      [
        '运动模糊会混进绿色；MJPEG 每一帧的压缩块都不一样，边缘就跟着跳。',
        'Motion blur mixes with the green; MJPEG blocks differ from frame to frame.',
      ],
      [
        [
          '快门改成 1/100 s，不够亮就加一档光，不提感光度。',
          'Set the shutter to 1/100 s; if that is dark, add light, not ISO.',
        ],
        [
          '看采集的像素格式：是 MJPEG 就换成 YUY2。',
          'Check the pixel format: change MJPEG to YUY2.',
        ],
        [
          '列表里只有 MJPEG：换到独立的 USB 3 口，再看一次。',
          'If only MJPEG is offered, move to a USB 3 port of its own.',
        ],
        ['关闭摄像机的电子防抖。', 'Turn the camera’s electronic stabiliser off.'],
      ],
      ['camera-settings-for-keying', 'capture-usb-bandwidth'],
    ),
    result(
      'light',
      ['灯在频闪，或摄像机在自动', 'The lights flicker, or the camera is on automatic'],
      [
        '绿幕的亮度每帧都在变，容差设多少都不对。',
        'The screen’s brightness changes from frame to frame, so no tolerance is right.',
      ],
      [
        [
          '快门改成 1/100 s 或 1/50 s（60 帧只能用 1/100 s）。',
          'Set 1/100 s or 1/50 s (only 1/100 s at 60 frames).',
        ],
        ['曝光、白平衡、感光度全部改成手动。', 'Set exposure, white balance and ISO to manual.'],
        [
          '灯开到 100%，用距离和柔光布控制亮度。',
          'Run lights at 100% and set the level by distance and diffusion.',
        ],
        [
          '还在起伏，就一盏一盏关，找到是哪一盏。',
          'If it still moves, turn lights off one by one until you find it.',
        ],
      ],
      ['flicker-50hz', 'troubleshoot-flicker'],
    ),
    result(
      'noise',
      ['绿幕太暗，噪点进了键色', 'The screen is too dark, and noise gets into the key'],
      [
        '绿幕在波形上应当在 {{fact:light-screen-waveform}}，低于 35% 就会抖。',
        'The screen should be at {{fact:light-screen-waveform}} on the waveform; below 35% noise shows.',
      ],
      [
        ['感光度降回基准值，光圈收到 f/4～f/5.6。', 'Go back to base ISO at f/4 to f/5.6.'],
        [
          '给绿幕加光，波形抬到 {{fact:light-screen-waveform}}。',
          'Light the screen up to {{fact:light-screen-waveform}}.',
        ],
        [
          '重新取一次键色，容差从 0 加起。',
          'Sample the key colour again and raise tolerance from 0.',
        ],
        [
          '不要用加大容差去压噪点，它会先吃掉头发。',
          'Do not drown noise in tolerance: hair goes first.',
        ],
      ],
      ['green-screen-lighting', 'cyan-parameters'],
    ),
    result(
      'softness',
      ['柔和度太小，容差卡在边上', 'Too little softness, tolerance on the brink'],
      [
        '光没有问题。一部分像素在“背景”和“人物”之间来回跳。',
        'The light is fine. Some pixels jump between background and person.',
      ],
      [
        ['柔和度加到 8 以上。', 'Raise softness to 8 or more.'],
        [
          '容差退 2～3，让发丝变成渐变。',
          'Take tolerance back by 2 or 3, until hair fades smoothly.',
        ],
        [
          '绿幕有没变黑的地方，补一个取样点，不加容差。',
          'Where the screen is not black in the matte, add a sample instead of tolerance.',
        ],
        [
          '存成新的预设，开播前走位两端再看一次。',
          'Save a new preset and check both ends of the stage.',
        ],
      ],
      ['cyan-parameters', 'uneven-background'],
    ),
    result(
      'spill',
      ['绿幕反射的光照到了人身上', 'Green light from the screen falls on the person'],
      [
        '离绿幕太近，或画面外露出的绿幕太多，绿地面也一样。',
        'Too close to the screen, or too much of it outside the frame; a green floor does the same.',
      ],
      [
        ['人离绿幕拉到 2 m 以上。', 'Move the person 2 m or more from the screen.'],
        [
          '画面以外的绿幕用黑布遮住，每边只留 {{fact:screen-margin}}。',
          'Cover the screen outside the frame, leaving {{fact:screen-margin}} all round.',
        ],
        ['半身景别时，撤掉地面的绿布。', 'For a waist shot, take the green off the floor.'],
        ['最后才用溢色抑制，从 50 试起。', 'Only then use despill, starting at 50.'],
      ],
      ['green-screen-lighting', 'small-room-lighting'],
    ),
    result(
      'despill',
      ['正常的溢色，用参数处理', 'Ordinary spill: use the settings'],
      [
        '半透明的发丝里本来就透着背景，不是布光的错。',
        'Half-transparent hair always shows some of the screen; the lighting is not to blame.',
      ],
      [
        [
          '溢色抑制调到 50～70，看着下颌和白领子。',
          'Set despill to 50 to 70 and watch chin and white collar.',
        ],
        [
          '肤色发灰或黄色商品变橙，就退回来，在商品上点保护色。',
          'If skin greys or yellow products turn orange, go back and protect that colour.',
        ],
        [
          '轮廓光用与主光同色温的白光，只留一条细边。',
          'Use a white rim light of the same temperature, just a thin edge.',
        ],
      ],
      ['cyan-parameters'],
    ),
    result(
      'mirror',
      ['亮面照出了绿幕', 'Shiny surfaces reflect the screen'],
      [
        '反射的幕色与绿幕本身无法区分，调参数没有用。',
        'A reflection of the screen cannot be told from the screen: settings do not help.',
      ],
      [
        [
          '转动眼镜或商品几度，让它照到黑布，避开绿幕。',
          'Turn glasses or products a few degrees, towards black cloth.',
        ],
        [
          '换哑光包装、喷哑光喷剂，或在镜头前加偏振镜。',
          'Use matt packaging, dulling spray or a polariser.',
        ],
        [
          '固定位置的商品，用保护遮罩圈住。',
          'Draw a hold-out mask around products that stay in place.',
        ],
        [
          '玻璃和金属是主角时，换蓝幕或 LED 屏。',
          'If glass and metal are the main subject, use a blue screen or an LED wall.',
        ],
      ],
      ['key-colour-choice', 'choose-your-setup'],
    ),
    result(
      'chroma',
      ['色度与亮度没有对齐', 'Chroma and luma are out of line'],
      [
        '4:2:0 的色度位置、中途缩放、机内色度滤波或有缺陷的转换器，会让颜色偏半个到两个像素。',
        'The 4:2:0 sample position, scaling, the camera’s chroma filter or a bad converter shifts colour by half a pixel to two.',
      ],
      [
        [
          '绕开转换器直连，再看同一处；数字线缆本身不会让颜色错位。',
          'Connect without converters and look again; a digital cable cannot shift colour.',
        ],
        [
          '像素格式换成 4:2:2 的 YUY2 或 P210，不用 NV12。',
          'Choose YUY2 or P210 in 4:2:2 instead of NV12.',
        ],
        [
          '摄像机输出的分辨率与采集一致，中间不缩放。',
          'Match camera and capture resolution, with no scaling in between.',
        ],
      ],
      ['rec709-chroma-subsampling', 'capture-usb-bandwidth'],
    ),
    result(
      'tolerance',
      ['键控吃掉了人物', 'The key eats into the person'],
      [
        '容差过大、取样点落在人身上，或者衣服的颜色与绿幕太近。',
        'Too much tolerance, a sample on the person, or clothes too close to the screen’s colour.',
      ],
      [
        [
          '容差降到 0，再慢慢加，背景刚好变黑就停。',
          'Set tolerance to 0 and raise it until the background just turns black.',
        ],
        ['删掉落在人物半影上的取样点。', 'Remove the sample that sits in the person’s penumbra.'],
        ['边缘收缩归零，柔和度不超过 20。', 'Set choke to 0 and softness to 20 at most.'],
        [
          '洞总在衣服上：换衣服，或换蓝幕。',
          'Holes that stay on clothes: change the clothes, or use a blue screen.',
        ],
        [
          '洞在固定的商品上：转角度，再用保护遮罩。',
          'Holes on products that stay put: turn them, then mask them.',
        ],
      ],
      ['cyan-parameters', 'key-colour-choice'],
    ),
    result(
      'focus',
      ['源头就虚：对焦、光圈或采集', 'Soft at the source: focus, aperture or capture'],
      [
        '失焦的边缘混入了大片绿色，抠像补不回来。',
        'An edge out of focus is mixed with green; no key brings it back.',
      ],
      [
        ['手动对焦到眼睛，光圈收到 f/4～f/5.6。', 'Focus by hand on the eyes at f/4 to f/5.6.'],
        [
          '关闭美颜、机内降噪和动态范围优化。',
          'Turn off beauty, noise reduction and dynamic-range modes.',
        ],
        [
          '采集换成未压缩的 4:2:2，分辨率与机身一致。',
          'Capture uncompressed 4:2:2 at the camera’s resolution.',
        ],
        [
          '用的是人像分割：提高精度档，有条件时改用绿幕键控。',
          'With person segmentation, raise its quality, or change to a green screen where you can.',
        ],
      ],
      ['camera-settings-for-keying', 'lens-sensor-depth'],
    ),
    result(
      'lines',
      ['不在键控：合成方式、锐化或裁切', 'Not the key: compositing, sharpening or cropping'],
      [
        '透明通道干净而成片有线，问题就在抠像的前后两端。',
        'A clean matte with lines in the composite points to a step before or after the key.',
      ],
      [
        [
          '均匀细黑边：把背景换成纯白，黑边更明显，就在合成端改为预乘模式。',
          'A thin dark line that grows on white: set the composite to premultiplied.',
        ],
        [
          '均匀细白边：关掉轮廓光再看，消失就降一档，不消失就改合成模式。',
          'A thin white line: if it goes with the rim light, dim that; if not, change the mode.',
        ],
        [
          '一亮一暗两条线：原始画面里就有，把摄像机锐度调到最低。',
          'One bright and one dark line, also in the source: turn sharpening to its lowest.',
        ],
        [
          '画面四边的线：裁切遮罩每边收 2～4 px。',
          'Lines along the frame: crop 2 to 4 px on each side.',
        ],
      ],
      ['composite-matching', 'cyan-parameters'],
    ),
  ],
};
