import type { RoomAnswers, RoomQuestion } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';

/** A question with the label of each of its answers. */
type QuestionTexts = {
  [Q in RoomQuestion]: { label: string; options: Record<RoomAnswers[Q], string> };
};

/** The questions of the room chooser. */
export const questionTexts: Record<Locale, QuestionTexts> = {
  zh: {
    sells: {
      label: '播什么',
      options: {
        talk: '讲课、访谈，手里不拿商品',
        small: '桌面小件：美妆、食品、数码',
        glossy: '反光的：玻璃、珠宝、金属',
        clothing: '服装鞋包',
        large: '大件：家电、家具、汽车',
      },
    },
    area: {
      label: '房间净面积',
      options: {
        'under-12': '不到 12 m²',
        '12-24': '12～24 m²',
        '24-48': '24～48 m²',
        'over-48': '48 m² 以上',
        unknown: '不知道',
      },
    },
    depth: {
      label: '进深：镜头到背景的最大距离',
      options: {
        'under-2': '不到 2 m',
        '2-3': '2～3 m',
        '3-4': '3～4 m',
        '4-6': '4～6 m',
        '6-7': '6～7 m',
        'over-7': '7 m 以上',
        unknown: '不知道',
      },
    },
    height: {
      label: '净高：从地面到吊顶或梁底',
      options: {
        'under-2.6': '不到 2.6 m',
        '2.6-2.8': '2.6～2.8 m',
        '2.8-3.5': '2.8～3.5 m',
        'over-3.5': '3.5 m 以上',
        unknown: '不知道',
      },
    },
    budget: {
      label: '预算',
      options: {
        under_50: '5 万元以下',
        '50_150': '5～15 万元',
        '150_300': '15～30 万元',
        '300_800': '30～80 万元',
        over_800: '80 万元以上',
        undecided: '还没定',
      },
    },
  },
  en: {
    sells: {
      label: 'What is the show about?',
      options: {
        talk: 'Lessons and interviews, no products',
        small: 'Small products: beauty, food, electronics',
        glossy: 'Reflective products: glass, jewellery, metal',
        clothing: 'Clothing, shoes, bags',
        large: 'Large products: appliances, furniture, cars',
      },
    },
    area: {
      label: 'Clear floor area',
      options: {
        'under-12': 'Under 12 m²',
        '12-24': '12–24 m²',
        '24-48': '24–48 m²',
        'over-48': 'Over 48 m²',
        unknown: 'Don’t know',
      },
    },
    depth: {
      label: 'Depth: the longest distance from lens to background',
      options: {
        'under-2': 'Under 2 m',
        '2-3': '2–3 m',
        '3-4': '3–4 m',
        '4-6': '4–6 m',
        '6-7': '6–7 m',
        'over-7': 'Over 7 m',
        unknown: 'Don’t know',
      },
    },
    height: {
      label: 'Height: floor to ceiling or beam',
      options: {
        'under-2.6': 'Under 2.6 m',
        '2.6-2.8': '2.6–2.8 m',
        '2.8-3.5': '2.8–3.5 m',
        'over-3.5': 'Over 3.5 m',
        unknown: 'Don’t know',
      },
    },
    budget: {
      label: 'Budget',
      options: {
        under_50: 'Under CNY 50,000',
        '50_150': 'CNY 50,000–150,000',
        '150_300': 'CNY 150,000–300,000',
        '300_800': 'CNY 300,000–800,000',
        over_800: 'Over CNY 800,000',
        undecided: 'Not decided',
      },
    },
  },
};
