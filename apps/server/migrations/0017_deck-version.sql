ALTER TABLE "courseware_element" ADD COLUMN "deck_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "deck_version" integer DEFAULT 1 NOT NULL;