import { ask, type DiagnosisSeed, result } from './step.ts';

/** Light, white balance, tagging or screens: why colours are off. */
export const colour: DiagnosisSeed = {
  slug: 'colour',
  document: 'troubleshoot-colour-mismatch',
  product: null,
  titleZh: '商品偏色、机位颜色不一致',
  titleEn: 'Products off-colour, cameras that differ',
  steps: [
    ask(
      'subject',
      ['要解决的是哪一件？', 'What is it about?'],
      [null, null],
      [
        ['一个机位，颜色和实物不一样', 'One camera that does not match the product', 'grey'],
        ['两个机位之间颜色不一样', 'Two cameras that do not match each other', 'height'],
        ['自己看是对的，观众说偏', 'It looks right here, viewers say it is off', 'screens'],
      ],
    ),
    ask(
      'grey',
      [
        '在商品旁边放一张灰卡拍下来，灰卡是中性灰吗？',
        'Put a grey card beside the product: is it neutral?',
      ],
      [
        '看 RGB 分量波形，三条一样高就是中性。手边没有灰卡，可以用没有荧光增白的白纸代替。',
        'On the RGB parade three equal traces are neutral. Without a card, use white paper without brighteners.',
      ],
      [
        ['偏色', 'No', 'single'],
        ['是中性的', 'Yes', 'neutral'],
      ],
    ),
    ask(
      'single',
      [
        '只开一盏主光，对灰卡手动白平衡，还偏吗？',
        'With the key light alone and a manual white balance on the card: still off?',
      ],
      [
        '窗帘拉严，其余的灯和屏幕都关掉。',
        'Close the curtains, and turn all other lights and screens off.',
      ],
      [
        ['不偏了', 'No', 'mixed'],
        ['还偏', 'Yes', 'style'],
      ],
    ),
    ask(
      'neutral',
      ['灰卡是对的，那么哪里不对？', 'The card is right: what is not?'],
      ['旁边再放一张标准色卡，看得最清楚。', 'A colour chart beside it shows it best.'],
      [
        ['灰阶正常，红色和绿色整体偏', 'Greys are fine, reds and greens are off', 'matrix'],
        ['整体发灰，或对比过强', 'Everything is flat, or too contrasty', 'range'],
        ['只有这一件商品偏', 'Only this one product', 'spectrum'],
      ],
    ),
    ask(
      'height',
      [
        '两个机位拍同一张灰卡，波形一样高吗？',
        'Both cameras on one grey card: equally high on the waveform?',
      ],
      [
        '只开主光；目标是灰卡都落在 41%。',
        'With the key light alone; the card belongs at 41% on both.',
      ],
      [
        ['不一样高', 'No', 'exposure'],
        ['一样高', 'Yes', 'parade'],
      ],
    ),
    ask(
      'parade',
      ['RGB 分量波形上，两台都是三条等高吗？', 'On the RGB parade, are all three equal on both?'],
      [null, null],
      [
        ['有一台不等高', 'Not on one of them', 'balance'],
        ['都等高，颜色仍有差别', 'On both, and yet they differ', 'skin'],
      ],
    ),
    result(
      'mixed',
      ['灯的色温混在一起', 'Lights of different colour temperature'],
      [
        '一侧 5600 K、一侧 6500 K，没有一个白平衡能同时对。',
        'With 5600 K on one side and 6500 K on the other, no balance is right for both.',
      ],
      [
        [
          '灯一盏一盏加回去，找到让灰卡偏的那一盏。',
          'Add lights one by one until the card shifts.',
        ],
        [
          '主光、辅光用同一型号，预热 {{fact:light-warm-up}}后色温差不超过 {{fact:light-colour-between}}。',
          'Use one model for key and fill, within {{fact:light-colour-between}} after {{fact:light-warm-up}} of warm-up.',
        ],
        ['日光遮干净，返看屏和灯牌移开。', 'Shut out daylight, and move screens and signs away.'],
        [
          '全部开好之后，再手动白平衡一次，记下数值。',
          'Balance once more with all lights on, and write the value down.',
        ],
      ],
      ['lighting-ratio-and-waveform', 'three-point-lighting'],
    ),
    result(
      'style',
      ['机内的风格、Log 或自动项在改颜色', 'A picture style, Log or automatic changes colours'],
      [
        '对灰卡做过白平衡还偏，就不是灯的问题。',
        'If the card stays off after balancing, the light is not to blame.',
      ],
      [
        [
          '画面风格选标准 Rec.709，饱和度、色相归零。',
          'Choose plain Rec.709, with saturation and hue at zero.',
        ],
        [
          '关闭自动白平衡、美颜、动态范围优化。',
          'Turn automatic white balance, beauty and dynamic range off.',
        ],
        ['用了 Log：先套还原到 Rec.709 的 LUT。', 'With Log, apply the LUT back to Rec.709 first.'],
        [
          '用了抠像：溢色抑制退到 50 以下再看商品。',
          'With a key, take despill below 50 and look at the product again.',
        ],
      ],
      ['camera-settings-for-keying', 'cyan-parameters'],
    ),
    result(
      'matrix',
      ['色彩矩阵或标记错了', 'The wrong matrix or tag'],
      [
        '按 601 编码、按 709 解码，灰不变，绿会偏、红会变橙。',
        'Coded as 601 and read as 709, greys stay, greens shift and reds turn orange.',
      ],
      [
        ['采集设备的色彩空间选 709，不选“自动”。', 'Set the capture device to 709, not to “auto”.'],
        ['合成工程与编码输出也都选 709。', 'Set project and encoder to 709 as well.'],
        [
          '用 ffprobe 看录像的三项标记，都应当是 bt709。',
          'Check the recording’s three tags with ffprobe: all should be bt709.',
        ],
        ['改完重拍一次色卡。', 'Then shoot the chart again.'],
      ],
      ['rec709-chroma-subsampling'],
    ),
    result(
      'range',
      ['量化范围接错了', 'Full and limited range mixed up'],
      [
        '有限范围当成全范围，整体发灰；反过来，对比过强、暗部糊成一片。',
        'Limited read as full looks flat; full read as limited crushes the shadows.',
      ],
      [
        ['摄像机输出设为有限范围（16～235）。', 'Set the camera to limited range (16 to 235).'],
        [
          '采集设备的范围手动选“有限”，不用“自动”。',
          'Set the capture device to “limited” by hand.',
        ],
        ['合成工程与编码也用有限范围。', 'Use limited range in project and encoder too.'],
        [
          '拍一张灰阶图：最暗和最亮的两级都能分开，就对了。',
          'Shoot a grey scale: it is right when the darkest and lightest steps stay apart.',
        ],
      ],
      ['rec709-chroma-subsampling'],
    ),
    result(
      'spectrum',
      ['灯的光谱不适合这件商品', 'The light’s spectrum does not suit this product'],
      [
        '口红、红酒、荧光色最常见：灯的 R9 低，深红就发暗；含荧光剂的颜色各相机都不同。',
        'Lipstick, wine and fluorescent dyes: a low R9 dulls deep red, and brighteners differ on every camera.',
      ],
      [
        ['换一盏 R9 ≥ 80 的灯照它再看。', 'Put it under a light of R9 ≥ 80 and look again.'],
        [
          '反光的金属和珠光先换光位，它的颜色来自反射。',
          'For metal and pearl, move the light: their colour is a reflection.',
        ],
        [
          '仍偏：在合成里给这件商品单独校一条曲线，不动白平衡。',
          'Still off: grade this product by itself and leave the white balance.',
        ],
        [
          '商品页放一张标准光下的照片，写明以实物为准。',
          'Show a photograph in standard light on the product page.',
        ],
      ],
      ['lighting-ratio-and-waveform'],
    ),
    result(
      'screens',
      ['屏幕的差别，或文件没有标记', 'Screens that differ, or a missing tag'],
      [
        '观众的护眼模式、原彩显示会让画面偏黄；没有标记的视频，每台手机各解各的。',
        'Night and True Tone modes turn viewers’ screens yellow; every phone reads untagged video differently.',
      ],
      [
        [
          '用两部不同品牌的手机，关掉护眼，与监视器并排看。',
          'Compare two phones of different makes, night mode off, beside the monitor.',
        ],
        [
          '手机都偏：监视器没有校准，以校准过的屏为准。',
          'If both are off, the monitor is not calibrated: trust one that is.',
        ],
        [
          '两部手机互不相同：给推流写明 709 和有限范围的标记。',
          'If they differ from each other, tag the stream as 709, limited.',
        ],
        [
          '只有个别观众偏：请对方关掉护眼模式再看。',
          'If only a few see it, ask them to turn night mode off.',
        ],
      ],
      ['rec709-chroma-subsampling'],
    ),
    result(
      'exposure',
      ['先把曝光对齐', 'Match exposure first'],
      [
        '亮度不同，颜色看上去就不同，后面几步都不准。',
        'At different brightness colours look different, and nothing later is reliable.',
      ],
      [
        [
          '快门、感光度、画面风格逐项抄成一样，关掉自动。',
          'Copy shutter, ISO and picture style one by one, automatics off.',
        ],
        ['动光圈，让两台的灰卡都落在 41%。', 'Move the aperture until the card is at 41% on both.'],
        ['曝光对好，再从“两个机位”这一步重新走一遍。', 'Then go through “two cameras” again.'],
      ],
      ['lighting-ratio-and-waveform', 'camera-settings-for-keying'],
    ),
    result(
      'balance',
      ['有一台的白平衡不对', 'One white balance is off'],
      [
        '各自手动取样，也会因为角度不同差一点。',
        'Even two manual balances differ a little by angle.',
      ],
      [
        [
          '两台输入同一个色温值，例如 5600 K，色调归 0。',
          'Enter one value on both, say 5600 K with tint 0.',
        ],
        ['还有差，用色调微调，不改色温。', 'Correct what is left by tint, not by temperature.'],
        ['RGB 三条等高之后，再看肤色。', 'Look at skin once all three traces are equal.'],
        ['换过白平衡，抠像要重新取键色。', 'After a new balance, sample the key colour again.'],
      ],
      ['camera-settings-for-keying'],
    ),
    result(
      'skin',
      ['机身之间的色彩差异', 'Cameras that see colour differently'],
      [
        '各家传感器的滤色片在短波与红端的响应不同，很难完全一致。',
        'Colour filters of different makers respond differently to deep blue and red; a full match is rare.',
      ],
      [
        [
          '看矢量示波器，把两台的肤色点都调到肤色线附近。',
          'On the vectorscope, bring skin on both close to the skin line.',
        ],
        [
          '差一两度，用机身的色相或合成里的色轮小幅修正。',
          'Correct a degree or two by hue in camera or by a wheel in the composite.',
        ],
        ['最后才动饱和度，以低的那台为准。', 'Touch saturation last, and go by the lower one.'],
        [
          '仍有差：商品特写固定用同一台。',
          'If it still differs, keep product close-ups to one camera.',
        ],
      ],
      ['lighting-ratio-and-waveform', 'multicam-genlock'],
    ),
  ],
};
