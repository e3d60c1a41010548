import type { Locale } from '../core/locale.ts';
import type { HealthPart, HealthScore } from './insights.ts';

type Tip = HealthScore['tips'][number];

/** What a health score says in words. */
interface HealthTexts {
  levels: Record<'green' | 'yellow' | 'red', HealthScore['health_level']>;
  tips: Record<HealthPart, Tip>;
  completeProfile: Tip;
}

const en: HealthTexts = {
  levels: {
    green: {
      level: 'Strong',
      message: 'Your network is broad and active. Keep it up.',
      color: 'green',
    },
    yellow: {
      level: 'Growing',
      message: 'Your network is on a good way. A little more and it is strong.',
      color: 'yellow',
    },
    red: {
      level: 'Starting',
      message: 'Every network starts small. Begin with people of your trade.',
      color: 'red',
    },
  },
  tips: {
    size: { tip: 'Connect with more merchants you know.', action: 'find_people' },
    diversity: { tip: 'Meet people from other industries.', action: 'find_people' },
    activity: { tip: 'Post or comment at least once a week.', action: 'post' },
    growth: { tip: 'Invite partners who are not here yet.', action: 'invite' },
  },
  completeProfile: {
    tip: 'Complete your profile, so that others find you.',
    action: 'complete_profile',
  },
};

const id: HealthTexts = {
  levels: {
    green: {
      level: 'Kuat',
      message: 'Jaringan Anda luas dan aktif. Pertahankan.',
      color: 'green',
    },
    yellow: {
      level: 'Berkembang',
      message: 'Jaringan Anda sudah berjalan baik. Sedikit lagi menjadi kuat.',
      color: 'yellow',
    },
    red: {
      level: 'Baru mulai',
      message: 'Setiap jaringan dimulai dari kecil. Mulailah dengan rekan seusaha.',
      color: 'red',
    },
  },
  tips: {
    size: {
      tip: 'Terhubunglah dengan lebih banyak pedagang yang Anda kenal.',
      action: 'find_people',
    },
    diversity: { tip: 'Berkenalanlah dengan orang dari bidang usaha lain.', action: 'find_people' },
    activity: { tip: 'Buat kiriman atau komentar setidaknya seminggu sekali.', action: 'post' },
    growth: { tip: 'Undang rekan usaha yang belum bergabung.', action: 'invite' },
  },
  completeProfile: {
    tip: 'Lengkapi profil Anda agar mudah ditemukan.',
    action: 'complete_profile',
  },
};

/** The words of a health score, by language. */
export const healthTexts: Record<Locale, HealthTexts> = { en, id };
