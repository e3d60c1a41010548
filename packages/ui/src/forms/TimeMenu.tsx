import type { ZonedDateTime } from '@internationalized/date';
import Clock from 'lucide-react/icons/clock';
import { Popover as AriaPopover, Menu, MenuItem, MenuTrigger } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';

export interface TimeMenuProps {
  /** The moment whose time is changed. */
  moment: ZonedDateTime;
  onChange: (moment: ZonedDateTime) => void;
  isDisabled: boolean;
}

/** A button that opens the half hours of a day; opens at the time of the moment. */
export function TimeMenu({ moment, onChange, isDisabled }: TimeMenuProps) {
  const { t, locale } = useTexts();
  const { timeZone } = moment;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const choices = Array.from({ length: 48 }, (_, index) => {
    const [hour, minute] = [Math.floor(index / 2), (index % 2) * 30];
    const at = moment.set({ hour, minute, second: 0, millisecond: 0 });
    return { id: minuteOf(at), at, text: time.format(at.toDate()) };
  });
  return (
    <MenuTrigger>
      {/* Not the button of the calendar. */}
      <IconButton slot={null} isDisabled={isDisabled} aria-label={t('date.time')}>
        <Clock />
      </IconButton>
      <AriaPopover className="sg-popover sg-time-menu" placement="bottom end">
        <Menu
          aria-label={t('date.time')}
          className="sg-menu"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[minuteOf(moment)]}
          onAction={(key) => {
            const chosen = choices.find(({ id }) => id === key);
            if (chosen) onChange(chosen.at);
          }}
        >
          {choices.map(({ id, text }) => (
            <MenuItem key={id} id={id} textValue={text} className="sg-menu-item">
              {text}
            </MenuItem>
          ))}
        </Menu>
      </AriaPopover>
    </MenuTrigger>
  );
}

const minuteOf = ({ hour, minute }: ZonedDateTime) => hour * 60 + minute;
