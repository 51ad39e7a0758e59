import { ask, type DiagnosisSeed, result } from './step.ts';

/** From the microphone to the viewer's ear: silence, sync, echo and noise. */
export const sound: DiagnosisSeed = {
  slug: 'sound',
  document: 'troubleshoot-echo',
  product: null,
  titleZh: '没有声音、不同步、回声与杂音',
  titleEn: 'No sound, out of sync, echo and noise',
  steps: [
    ask(
      'kind',
      ['声音是哪一种不对？', 'What is wrong with the sound?'],
      [null, null],
      [
        ['完全没有声音', 'There is none at all', 'encoder'],
        ['声音和口型对不上', 'It does not match the lips', 'drift'],
        ['有回声或啸叫', 'Echo or howling', 'echo'],
        ['有杂音、断续或吞字', 'Noise, gaps or swallowed words', 'noise'],
      ],
    ),
    ask(
      'encoder',
      [
        '主播说话时，编码软件的音量表在动吗？',
        'Does the encoder’s meter move while the presenter speaks?',
      ],
      [
        '看混音输出那一条，不看单个音源。',
        'Look at the output of the mix, not at a single source.',
      ],
      [
        ['在动', 'Yes', 'output'],
        ['不动', 'No', 'desk'],
      ],
    ),
    ask(
      'desk',
      [
        '调音台或声卡上，话筒那一路的电平在动吗？',
        'Does the microphone’s channel move on the mixer or interface?',
      ],
      [
        '没有调音台，就看无线接收机的 AF 指示或声卡的信号灯。',
        'Without a mixer, look at the AF meter of the wireless receiver or the interface’s signal light.',
      ],
      [
        ['在动', 'Yes', 'input'],
        ['不动', 'No', 'microphone'],
      ],
    ),
    ask(
      'drift',
      ['开头和一小时以后，差得一样多吗？', 'Is it off by as much after an hour as at the start?'],
      [
        '没有一小时，就看录像的开头和结尾，各找一次拍手或“八、波”这样的闭口音。',
        'With less than an hour, compare start and end of the recording at a clap or at a b or p.',
      ],
      [
        ['一样多', 'Yes, as much', 'delay'],
        ['越差越多', 'No, more and more', 'clock'],
      ],
    ),
    ask(
      'echo',
      ['让所有远端嘉宾静音，回声还在吗？', 'Mute all remote guests: is the echo still there?'],
      [
        '没有远端嘉宾，就按“还在”选。',
        'Without remote guests, choose one of the answers with “still there”.',
      ],
      [
        ['消失了，或者是尖锐的啸叫', 'It is gone, or it is a howl', 'loudspeaker'],
        ['还在，是晚一点的清楚重复', 'Still there, a clear repeat a little later', 'minus'],
        ['还在，是拖尾、发空', 'Still there, a hollow tail', 'room'],
      ],
    ),
    ask(
      'noise',
      ['最像哪一种？', 'What does it sound like?'],
      ['用封闭式耳机听编码之后的声音。', 'Listen on closed headphones to what leaves the encoder.'],
      [
        ['持续的低沉哼声', 'A steady low hum', 'hum'],
        ['咔嗒、爆豆、变调', 'Clicks, crackle or a wrong pitch', 'clock'],
        ['嘶声、断断续续或吞字', 'Hiss, gaps or swallowed words', 'gain'],
      ],
    ),
    result(
      'output',
      ['声音到了编码器，没有推出去', 'Sound reaches the encoder but does not leave it'],
      [
        '音源在动而观众听不到，通常是音轨、监听或平台的静音。',
        'Meters move and viewers hear nothing: a track, monitoring only, or a mute at the platform.',
      ],
      [
        [
          '用另一部手机进直播间，放大音量听：能听到，就是个别观众自己静音了。',
          'Listen on another phone at full volume: if it plays, that viewer was muted.',
        ],
        [
          '看这个音源勾选的音轨，是不是推流用的那一条。',
          'Check that the source is on the track that is streamed.',
        ],
        [
          '监听方式选“监听并输出”，不要选“仅监听”。',
          'Choose “monitor and output”, not “monitor only”.',
        ],
        [
          '音频编码用 AAC-LC、48 kHz、双声道，重新推一次。',
          'Encode AAC-LC, 48 kHz, stereo, and push again.',
        ],
        ['平台后台看一眼有没有被静音。', 'Look at the platform’s console for a mute.'],
      ],
      ['gain-staging-loudness', 'bitrate-and-keyframes'],
    ),
    result(
      'input',
      ['软件没有拿到调音台的声音', 'The software does not get the mixer’s sound'],
      [
        '话筒是好的，问题在调音台到软件这一段。',
        'The microphone is fine; the fault is between mixer and software.',
      ],
      [
        [
          '在软件里重新选择音频输入，认准声卡的名字，不选“默认设备”。',
          'Select the input by the name of the interface, not “default device”.',
        ],
        [
          '在系统的“隐私”设置里允许软件使用麦克风，然后重启软件。',
          'Allow the microphone in the system’s privacy settings, then restart the software.',
        ],
        [
          '看调音台送往 USB 或录音口的那条总线推起来没有。',
          'Check that the bus that feeds USB or the record output is up.',
        ],
        [
          '声卡换一个 USB 口，采样率两边都设为 48 kHz。',
          'Move the interface to another USB port and set 48 kHz on both sides.',
        ],
      ],
      ['gain-staging-loudness'],
    ),
    result(
      'microphone',
      ['问题在话筒这一端', 'The fault is at the microphone'],
      [
        '电池、静音键、幻象电源和线，按这个顺序查最快。',
        'Battery, mute, phantom power, cable: that order is the quickest.',
      ],
      [
        [
          '推起备用话筒，先让直播有声音。',
          'Push the spare microphone up first, so that the show has sound.',
        ],
        [
          '看发射机的电量和静音键，频道与接收机一致。',
          'Check battery and mute of the transmitter, and that its channel matches.',
        ],
        [
          '电容话筒要打开 48 V 幻象电源；无线接收机接入时不要开。',
          'Turn 48 V on for condensers, and leave it off for wireless receivers.',
        ],
        [
          '换一根线、换调音台的一个通道，听哪一步恢复。',
          'Change the cable, then the channel, and hear which brings it back.',
        ],
      ],
      ['gain-staging-loudness', 'room-acoustics'],
    ),
    result(
      'delay',
      ['固定偏差：给音频补延迟', 'A fixed offset: delay the sound'],
      [
        '视频要经过采集、抠像和合成，声音总是提前，30 帧下常差 165～230 ms。',
        'Video passes capture, key and composite, so sound is early, often by 165 to 230 ms at 30 frames.',
      ],
      [
        [
          '对镜头拍手三次，录下编码输出。',
          'Clap three times at the camera and record the encoder’s output.',
        ],
        [
          '数波形尖峰比手掌合拢早几帧，三次取中位数。',
          'Count how many frames the peak comes before the hands close; take the median of three.',
        ],
        [
          '毫秒数 = 帧数 × 1000 ÷ 帧率，填进音频源的延迟。',
          'Milliseconds = frames × 1000 ÷ frame rate: enter that as the audio delay.',
        ],
        [
          '再拍一次复测，偏差不超过一帧；宁可略晚，不要提前。',
          'Clap again: stay within one frame, and rather late than early.',
        ],
      ],
      ['lip-sync'],
    ),
    result(
      'clock',
      ['采样率不一致，或两个时钟各走各的', 'Sample rates differ, or two clocks run apart'],
      [
        '漂移、变调和爆豆常是同一个原因：44.1 与 48 kHz 混用，或 USB 挤在一起。',
        'Drift, pitch and crackle often share a cause: 44.1 mixed with 48 kHz, or a crowded USB.',
      ],
      [
        [
          '声卡、系统、软件、编码器全部设为 48 kHz。',
          'Set interface, system, software and encoder to 48 kHz.',
        ],
        [
          '声卡单独插一个 USB 口，不与采集卡、硬盘共用集线器。',
          'Give the interface a USB port of its own, away from card and drives.',
        ],
        [
          '把话筒接进摄像机或嵌入 SDI，让画面和声音共用一个时钟。',
          'Feed the microphone to the camera or embed it in SDI, so both share a clock.',
        ],
        [
          '不用蓝牙话筒；这一场先在换场时重启一次采集，把偏差清掉。',
          'Use no Bluetooth microphone; for this show, restart the capture between scenes.',
        ],
      ],
      ['lip-sync', 'capture-usb-bandwidth'],
    ),
    result(
      'loudspeaker',
      ['音箱的声音进了话筒', 'A loudspeaker gets into a microphone'],
      [
        '远端静音就消失，是对方的音箱；啸叫是自己的音箱。',
        'Gone with the guests muted: their loudspeaker. Howling: your own.',
      ],
      [
        [
          '所有人戴封闭式耳机，音箱全关，远端嘉宾也一样。',
          'Closed headphones for everyone, loudspeakers off, guests included.',
        ],
        ['提词器、监视器和电视的喇叭一并静音。', 'Mute prompters, monitors and TVs as well.'],
        [
          '必须用音箱时，话筒离它 1 m 以上，放在它背后。',
          'Where there must be one, keep the microphone over 1 m away and behind it.',
        ],
        [
          '仍啸叫：用频谱找到那个频率，窄窄地减 6 dB。',
          'Still howling: find the frequency on a spectrum display and cut it narrowly by 6 dB.',
        ],
      ],
      ['dami-multi-host', 'gain-staging-loudness'],
    ),
    result(
      'minus',
      ['返送里带了自己的声音', 'The return contains one’s own voice'],
      [
        '清楚、晚几百毫秒，就是电学回声，要做自混减。',
        'Clear and a few hundred milliseconds late: an electrical echo, which needs a mix-minus.',
      ],
      [
        [
          '主播的返送改成“自混减”或“排除自己”的那一路。',
          'Feed the presenter a mix-minus, the mix without their own voice.',
        ],
        ['每位嘉宾单独一路返送，里面没有他自己。', 'Give every guest a return without themselves.'],
        [
          '关掉浏览器和手机上正在播放的直播间。',
          'Close every browser and phone that plays the show.',
        ],
        [
          '主播连说三句，其他人静音：耳机里应当完全安静。',
          'Let the presenter speak with all others muted: their headphones must be silent.',
        ],
      ],
      ['dami-multi-host'],
    ),
    result(
      'room',
      ['房间的混响', 'The room itself'],
      [
        '拍一下手能听出尾音，混响就偏长了，软件去不干净。',
        'If a clap has a tail, the room is too live, and software will not clean it.',
      ],
      [
        ['话筒移近：领夹离下巴约 20 cm。', 'Move closer: a lavalier about 20 cm below the chin.'],
        ['两支话筒只开正在说话的那一支。', 'Of two microphones, open the one that is speaking.'],
        [
          '机位背后和两侧先挂厚毯子应急。',
          'Hang thick blankets behind the camera and on both sides for now.',
        ],
        [
          '下播后补吸声材料，目标 {{fact:sound-reverberation}}（500 Hz 与 1 kHz 平均）。',
          'Later, add absorption for {{fact:sound-reverberation}}, the mean of 500 Hz and 1 kHz.',
        ],
      ],
      ['room-acoustics'],
    ),
    result(
      'hum',
      ['接地环路，或非平衡线太长', 'A ground loop, or a long unbalanced cable'],
      [
        '50 Hz 及其倍频的哼声来自电源，不来自话筒。',
        'Hum at 50 Hz and its multiples comes from the mains, not from the microphone.',
      ],
      [
        [
          '笔记本电脑先拔掉电源适配器听一下：消失，就是地环路。',
          'Unplug a laptop’s charger for a moment: if it stops, it is a ground loop.',
        ],
        [
          '音频设备与电脑接到同一个插排，与灯光分路。',
          'Feed audio and computer from one strip, apart from the lights.',
        ],
        [
          '改用平衡线，或在中间加音频隔离变压器。',
          'Use balanced cables, or an isolating transformer.',
        ],
        ['不要剪地线或拔掉接地脚，有触电危险。', 'Never cut the earth: that can kill.'],
      ],
      ['power-and-ups', 'room-acoustics'],
    ),
    result(
      'gain',
      ['增益、无线或“智能”处理', 'Gain, wireless or “smart” processing'],
      [
        '嘶声是增益分配，断续是无线，吞字是自动降噪。',
        'Hiss is gain, gaps are wireless, swallowed words are noise reduction.',
      ],
      [
        [
          '嘶声：话筒移近，话放调到平均 {{fact:sound-speech-level}}，后级不再加。',
          'Hiss: move closer, set the preamp to {{fact:sound-speech-level}} on average, and add nothing later.',
        ],
        [
          '断续：换电池、换频道，接收机拿到能看见主播的地方。',
          'Gaps: change battery and channel, and put the receiver in sight of the presenter.',
        ],
        [
          '吞字：关掉系统和软件里的降噪、回声消除与麦克风加强。',
          'Swallowed words: turn off noise reduction, echo cancelling and boost everywhere.',
        ],
        [
          '录十秒再听一遍，一次只改一样。',
          'Record ten seconds and listen; change one thing at a time.',
        ],
      ],
      ['gain-staging-loudness', 'room-acoustics'],
    ),
  ],
};
