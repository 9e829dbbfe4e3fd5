CREATE TABLE "cut_page" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"cutter" integer NOT NULL,
	"edition" uuid NOT NULL,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"told" text NOT NULL,
	"language" text NOT NULL,
	"grids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"page_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"element_id" text,
	"sentence" jsonb,
	"terms" text NOT NULL,
	"told" text NOT NULL,
	CONSTRAINT "passage_page_id_place_pk" PRIMARY KEY("page_id","place")
);
--> statement-breakpoint
ALTER TABLE "cut_page" ADD CONSTRAINT "cut_page_page_id_courseware_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."courseware_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage" ADD CONSTRAINT "passage_page_id_cut_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cut_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cut_page_by_edition" ON "cut_page" USING btree ("edition");